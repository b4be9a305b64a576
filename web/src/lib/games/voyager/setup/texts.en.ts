/** The words of the set-up; what agencies give and missions ask for is said by the catalogue of the box. */
export type Ports = Readonly<Record<string, string>>;

export const texts = {
  agencies: "Choose your agency",
  chooses: (name: string) => `${name} chooses an agency`,
  ports: {
    russia: "Baikonur",
    usa: "Cape Canaveral",
    europe: "Kourou",
    japan: "Tanegashima",
    china: "Jiuquan",
  } as Ports,
  later: (coins: number) =>
    `For playing later: ${coins} ${coins === 1 ? "coin" : "coins"} more to begin with.`,
  takenBy: (name: string) => `led by ${name}`,
  keep: (kept: number) => `Keep ${kept} missions`,
  keepWhy: "Tap the one you return. It is out of the game, and nobody sees it.",
  keeps: (name: string) => `${name} chooses missions`,
  returns: (name: string) => `Return ${name}`,
  nothing: "Choose the one to return",
  chosen: "goes back",
  worth: (points: number) => `${points} ★ for each mission`,
};

export type Texts = typeof texts;
