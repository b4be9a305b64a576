import type { Lang } from "../i18n/say";

/** What a game says, a language at a time: who reads Polish does not wait for English. */
export class Spoken<T> {
  private known = $state.raw<Partial<Record<Lang, T>>>({});
  private readonly coming: Partial<Record<Lang, Promise<void>>> = {};

  constructor(private readonly files: Readonly<Record<Lang, () => Promise<{ readonly speech: T }>>>) {}

  /** Fetch the words of a language, once; what could not be fetched is fetched when it is asked for again. */
  speak(lang: Lang): Promise<void> {
    this.coming[lang] ??= this.files[lang]().then(
      (file) => {
        this.known = { ...this.known, [lang]: file.speech };
      },
      (failure) => {
        delete this.coming[lang];
        throw failure;
      },
    );
    return this.coming[lang];
  }

  /** The words of a language; until they are here, those of the other one. */
  in(lang: Lang): T {
    const known = this.known[lang];
    if (known) return known;
    this.speak(lang).catch(() => undefined);
    return this.any();
  }

  /** What does not depend on the language. */
  any(): T {
    const any = this.known.pl ?? this.known.en;
    if (!any) throw new Error("a game was shown before its words were fetched");
    return any;
  }
}
