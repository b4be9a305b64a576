/** One sprite, one style: a grid of 24, strokes of 2. */
export const ICONS = {
  heavy_laser:
    "M9 22 L10.5 10 H13.5 L15 22 Z M12 10 V7 M12 2 V4 M6.5 4.5 L8 6.5 M17.5 4.5 L16 6.5 M10 15 H14",
  light_laser: "M10 22 L11 11 H13 L14 22 Z M12 11 V8 M12 3 V5 M8 22 H16",
  pulse_cannon:
    "M12 17 A1.6 1.6 0 1 0 12 20.2 A1.6 1.6 0 1 0 12 17 M8.2 14.6 A5.6 5.6 0 0 1 15.8 14.6 M5.2 11 A10 10 0 0 1 18.8 11 M2.4 7.4 A14.4 14.4 0 0 1 21.6 7.4",
  shield: "M3 17 A9 9 0 0 1 21 17 M7.5 17 A4.5 4.5 0 0 1 16.5 17",
  side_reactor: "M13 2 L5 14 H11 L10 22 L19 9 H13 Z",
  central_reactor:
    "M8 6 H16 A2 2 0 0 1 18 8 V19 A2 2 0 0 1 16 21 H8 A2 2 0 0 1 6 19 V8 A2 2 0 0 1 8 6 Z M9 3 H15 V6 M9 13 H15",
  interceptors:
    "M12 2 C13.4 4 13.6 6 13.6 9 L21 15 V17 L13.6 15 L13.2 19 L15.6 21 V22 L12 21.2 L8.4 22 V21 L10.8 19 L10.4 15 L3 17 V15 L10.4 9 C10.4 6 10.6 4 12 2 Z",
  computer: "M3 5 H21 V16 H3 Z M8 20.5 H16 M12 16 V20.5 M6.5 12 L9.5 9 L12 11.5 L17 7.5",
  battlebots:
    "M5 9 H19 V18 A2 2 0 0 1 17 20 H7 A2 2 0 0 1 5 18 Z M12 9 V5 M10.5 4 H13.5 M2 12 V16 M22 12 V16 M9 13 H9.1 M15 13 H15.1 M9.5 17 H14.5",
  window: "M2 12 C6 5.5 18 5.5 22 12 C18 18.5 6 18.5 2 12 Z M12 9 A3 3 0 1 0 12 15 A3 3 0 1 0 12 9",
  rockets:
    "M12 2 C15.5 5 16.5 9 16 15 H8 C7.5 9 8.5 5 12 2 Z M8 12 L5 16 V19 L8.5 17 M16 12 L19 16 V19 L15.5 17 M12 18 V22 M12 8 H12.1",
  heart:
    "M12 20.5 C5 15.5 2.5 11.5 3.2 8 C4 4 9.4 3.2 12 7.6 C14.6 3.2 20 4 20.8 8 C21.5 11.5 19 15.5 12 20.5 Z",
  speed: "M5 5 L12 12 L5 19 M13 5 L20 12 L13 19",
  deck: "M7 10 L12 5 L17 10 M7 14 L12 19 L17 14",
  red: "M20 12 H4 M11 5 L4 12 L11 19",
  blue: "M4 12 H20 M13 5 L20 12 L13 19",
  lock: "M6 11 H18 V21 H6 Z M8.5 11 V8 A3.5 3.5 0 0 1 15.5 8 V11",
  speech: "M4 4 H20 V16 H11 L6.5 20.5 V16 H4 Z",
  silence: "M4 4 H20 V16 H11 L6.5 20.5 V16 H4 Z M2 22 L22 2",
  draw: "M8 7 H18 V21 H8 Z M14 7 V3 H4 V17 H8 M13 11 V17 M10 14 H16",
  ping: "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 M12 7 A5 5 0 1 0 12 17 A5 5 0 1 0 12 7 M12 11.5 A0.5 0.5 0 1 0 12 12.5 A0.5 0.5 0 1 0 12 11.5",
  sound: "M4 9 H8 L13 5 V19 L8 15 H4 Z M16.5 9 A4 4 0 0 1 16.5 15 M19 6 A8 8 0 0 1 19 18",
  mute: "M4 9 H8 L13 5 V19 L8 15 H4 Z M17 9.5 L22 14.5 M22 9.5 L17 14.5",
  subtitles:
    "M3 5 H21 V19 H3 Z M10.5 10.5 C9 9 6.5 9.7 6.5 12 C6.5 14.3 9 15 10.5 13.5 M17.5 10.5 C16 9 13.5 9.7 13.5 12 C13.5 14.3 16 15 17.5 13.5",
  menu: "M4 6 H20 M4 12 H20 M4 18 H20",
  voice: "M4 10 V14 M8 7 V17 M12 4 V20 M16 8 V16 M20 10 V14",
  hush: "M4 12 H4.1 M9.3 12 H9.4 M14.6 12 H14.7 M19.9 12 H20",
  comms: "M5 12.5 A10 10 0 0 1 19 12.5 M8 16 A5.5 5.5 0 0 1 16 16 M2 9 A14.5 14.5 0 0 1 22 9 M12 19.5 H12.1",
  comms_down:
    "M5 12.5 A10 10 0 0 1 19 12.5 M8 16 A5.5 5.5 0 0 1 16 16 M2 9 A14.5 14.5 0 0 1 22 9 M12 19.5 H12.1 M3 21 L21 3",
  captain: "M12 2.5 L14.8 9 L21.8 9.6 L16.5 14.2 L18.1 21 L12 17.4 L5.9 21 L7.5 14.2 L2.2 9.6 L9.2 9 Z",
  communications: "M4 15 V12 A8 8 0 0 1 20 12 V15 M4 14 H7 V20 H4 Z M17 14 H20 V20 H17 Z",
  security: "M12 4 V14 M12 19 V19.1",
  check: "M5 12.5 L10 17.5 L19.5 6.5",
  cross: "M6 6 L18 18 M18 6 L6 18",
  skull:
    "M12 3 A8 8 0 0 0 4.5 14 L7 15.5 V19 H17 V15.5 L19.5 14 A8 8 0 0 0 12 3 M9 11 H9.1 M15 11 H15.1 M11 19 V21 M13 19 V21",
  people:
    "M9 5 A3.2 3.2 0 1 0 9 11.4 A3.2 3.2 0 1 0 9 5 M2.5 20 C2.5 12.5 15.5 12.5 15.5 20 M16 5.5 A3 3 0 0 1 16 11 M18 14 C20.5 14.8 21.5 17 21.5 20",
  trip: "M14 4 A1.6 1.6 0 1 0 14 7.2 A1.6 1.6 0 1 0 14 4 M3 20 H21 M6 17 L10.5 14.5 L9 10 L14 9.5 L18 12 M10.5 14.5 L15.5 17",
  structural: "M12 2 L20.7 7 V17 L12 22 L3.3 17 V7 Z",
  hexagon: "M12 2 L20.7 7 V17 L12 22 L3.3 17 V7 Z",
  arrow: "M9 5 L16 12 L9 19",
  back: "M15 5 L8 12 L15 19",
  warning: "M12 3 L22 20 H2 Z M12 9 V14 M12 17 V17.1",
  away: "M13 4 H5 V20 H13 M10 12 H21 M17 8 L21 12 L17 16",
  pause: "M8 5 V19 M16 5 V19",
  play: "M7 4 L20 12 L7 20 Z",
  vote: "M4 13 L9 18 L20 5",
} as const;

export type IconName = keyof typeof ICONS;

/** The sign of a half of a card; letters are written instead. */
export const isIcon = (name: string): name is IconName => name in ICONS;
