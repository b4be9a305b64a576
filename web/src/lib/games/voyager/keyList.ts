/** The keys of the table, a line each; fetched when somebody asks for the list. */
export const keys = {
  pl: [
    "Strzałki – wzdłuż pierścienia, na zewnątrz i do środka",
    "Enter – wybierz, jeszcze raz: wykonaj ruch",
    "Escape – krok wstecz, pomiń animację",
    "R – moja rakieta, W – następny świat, T – następne podświetlone pole",
    "1–9 – akcje po kolei, E – zakończ turę",
    "P – okna startowe, H – ręka, L – dziennik i rozmowa",
    "U – cofnij, B – podpowiedź",
    "? – ta lista",
  ],
  en: [
    "Arrows – along a ring, outwards and inwards",
    "Enter – aim, then once more: make the move",
    "Escape – step back, skip what is shown",
    "R – my rocket, W – next world, T – next lit space",
    "1–9 – the actions in their order, E – end the turn",
    "P – launch windows, H – hand, L – log and chat",
    "U – undo, B – hint",
    "? – this list",
  ],
};
