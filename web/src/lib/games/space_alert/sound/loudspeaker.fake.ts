/** A loudspeaker for tests: keeps what is done with it and makes no sound. */

interface Change {
  readonly how: string;
  readonly value: number;
  readonly at: number;
}

export class FakeParam {
  value = 1;
  changes: Change[] = [];
  setValueAtTime = (value: number, at: number) => this.note("set", value, at);
  exponentialRampToValueAtTime = (value: number, at: number) => this.note("ramp", value, at);
  setTargetAtTime = (value: number, at: number) => this.note("target", value, at);
  cancelScheduledValues = () => {
    this.changes = [];
  };
  private note(how: string, value: number, at: number): void {
    this.changes.push({ how, value, at });
  }
}

export class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  type = "";
  loop = false;
  buffer: unknown = null;
  onended: (() => void) | null = null;
  to: unknown = null;
  started: readonly number[] | null = null;
  stopped: number | null = null;

  constructor(readonly kind: string) {}

  connect<Node>(to: Node): Node {
    this.to = to;
    return to;
  }
  start(...when: number[]): void {
    this.started = when;
  }
  stop(at = 0): void {
    this.stopped = at;
  }
}

export class FakeContext {
  static made: FakeContext[] = [];
  currentTime = 10;
  outputLatency = 0;
  baseLatency = 0;
  sampleRate = 100;
  state = "running";
  onstatechange: (() => void) | null = null;
  destination = new FakeNode("destination");
  nodes: FakeNode[] = [];

  constructor() {
    FakeContext.made.push(this);
  }

  createGain = () => this.make("gain");
  createOscillator = () => this.make("oscillator");
  createBufferSource = () => this.make("source");
  createBiquadFilter = () => this.make("filter");
  createBuffer = (_channels: number, frames: number) => this.sound(frames);
  decodeAudioData = () => Promise.resolve(this.sound(100));
  resume = () => Promise.resolve();
  close = () => Promise.resolve();

  /** What plays clips: not the noise, which has no end. */
  get clips(): FakeNode[] {
    return this.nodes.filter(({ kind, started }) => kind === "source" && started?.length === 3);
  }

  private make(kind: string): FakeNode {
    const node = new FakeNode(kind);
    this.nodes.push(node);
    return node;
  }

  private sound(frames: number) {
    return { sampleRate: this.sampleRate, getChannelData: () => new Float32Array(frames) };
  }
}
