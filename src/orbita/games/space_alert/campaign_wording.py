"""What is refused around a campaign, in Polish; the errors themselves carry their English message."""

from typing import Final

POLISH_ERRORS: Final[dict[str, str]] = {
    "campaign/waits-prepare": "Najpierw trzeba wybrać następną misję.",
    "campaign/waits-fly": "Misja jest już wybrana: najpierw trzeba ją rozegrać.",
    "campaign/waits-decide": "Najpierw załoga musi zdecydować, czy leci dalej.",
    "campaign/waits-repair": "Najpierw trzeba dokończyć naprawy.",
    "campaign/waits-over": "Kampania jest zakończona.",
    "campaign/file": "Plik kampanii jest niepoprawny: {fault}.",
    "campaign/repair-unreadable": "Nie można odczytać „{text}”: napisz squad, rest albo sektor i żeton "
    "(red shield; żetony: {known}).",
    "campaign/result": "Taki wynik jest niemożliwy: {fault}.",
    "campaign/no-result": "Podaj --record, --flight, --lost-to albo punkty i stan statku.",
    "campaign/two-results": "Podaj wynik na jeden sposób: --record, --flight, --lost-to albo punkty.",
    "campaign/other-mission": "To inna misja niż wybrana: różni się {field}.",
    "campaign/other-crew": "Ta misja była dla innej załogi: osób (z androidami) jest {crew}, a nie {given}.",
    "campaign/token": "{zone}: „{word}”; każdy raz spośród {known}.",
    "campaign/unknown-member": "W załodze nie ma „{name}”: jest {known}.",
    "campaign/level": "Poziom to white, both albo yellow, a nie „{word}”.",
    "campaign/wish": "Odpowiedz go albo stop, a nie „{word}”.",
    "campaign/undo-nothing": "Nie ma czego cofnąć.",
    "campaign/undo-logged": "Ta misja jest już w dzienniku, a w nim nic się nie zmienia.",
    "campaign/logged": "Wszystkie rozegrane misje są już w dzienniku.",
    "campaign/other-record": "{file} to zapis innej misji: przenieś go gdzie indziej.",
}
