/** A sentence for each sign of the board; they are fetched with the list of signs. */

const en = {
  mark: "X, Y and Z: a threat that reaches such a space does what its card says there.",
  distance: "Dotted lines: the distances. Rockets and the pulse cannon do not reach the third.",
  threat: "A threat: its number is the turn in which it appears. ♥ health, arc shield, arrows speed.",
  serious: "! a common threat, !!! a serious one; yellow signs belong to yellow cards.",
  shield: "An arc for each cube of energy in the shield; dashed ones are empty.",
  energy: "Hexagons: energy in shield (blue) and reactor (green).",
  lift: "The gravolift between the decks: whoever rides second in a turn is delayed.",
  squad: "A violet dot: a squad of battlebots waits here.",
  back: "On the others' boards: a diamond is an action, an arrowhead a movement; letters are what they told.",
  told: "A speech bubble: you told the others what you laid.",
  vain: "Red words under a card: it would do nothing there, and why.",
};

const pl: typeof en = {
  mark: "X, Y i Z: zagrożenie, które dotrze na takie pole, robi to, co mówi jego karta.",
  distance: "Kropkowane linie: odległości. Rakiety i działo rezonansowe nie sięgają trzeciej.",
  threat: "Zagrożenie: numer to tura, w której się pojawi. ♥ życie, łuk osłona, strzałki szybkość.",
  serious: "! zwykłe zagrożenie, !!! poważne; żółte znaki mają karty żółte.",
  shield: "Łuk za każdą kostkę energii w osłonie; kreskowane są puste.",
  energy: "Sześciokąty: energia w osłonie (niebieskie) i w reaktorze (zielone).",
  lift: "Grawiwinda między pokładami: kto jedzie w turze jako drugi, ma opóźnienie.",
  squad: "Fioletowa kropka: czeka tu oddział droidów bojowych.",
  back: "Na planszach innych: romb to działanie, grot to ruch; litery to ich słowa.",
  told: "Dymek: reszta wie od ciebie, co tu leży.",
  vain: "Czerwone słowa pod kartą: nic by tu nie zrobiła, i dlaczego.",
};

export type SignId = keyof typeof en;
export const signWords = { pl, en };
