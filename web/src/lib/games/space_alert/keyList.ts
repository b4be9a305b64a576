/** The keys of the table, a line each; fetched when somebody asks for the list. */
export const keys = {
  pl: [
    "Q W E R T Y U I O P: karta, z Shiftem od jedenastej",
    "Spacja: druga połowa do góry",
    "1–9 oraz 10, 11, 12 dwiema cyframi: połóż tam albo podnieś, co leży",
    "Backspace: zabierz podniesioną kartę",
    "D: dobierz · N: karty następnego etapu · J: można skakać",
    "M: kto, ja, uwaga – o tym, co zaznaczone · H: podpowiedź",
    "L: dziennik i rozmowa · Escape: odłóż",
    "Strzałki na statku: przejście po kabinach · Enter: co tam jest",
    "? : te klawisze",
  ],
  en: [
    "Q W E R T Y U I O P: a card, with Shift from the eleventh on",
    "Space: turn the other half up",
    "1–9, then 10, 11, 12 by two digits: lay it there, or lift what lies there",
    "Backspace: take the lifted card back",
    "D: draw · N: cards of the next phase · J: ready to jump",
    "M: who, I do, careful – about what has the focus · H: hint",
    "L: log and chat · Escape: put it down",
    "Arrows on the ship: walk through the stations · Enter: what is there",
    "? : these keys",
  ],
};
