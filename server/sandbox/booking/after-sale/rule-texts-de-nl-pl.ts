import type { RuleTexts } from './rule-texts';

const times = (count: number, weight: string | null) => (weight === null ? String(count) : `${count} × ${weight}`);

export const GERMANIC_AND_POLISH: Record<'de' | 'nl' | 'pl', RuleTexts> = {
  de: {
    refund: {
      free: 'Bis 40 Minuten vor dem Abflug kann das Ticket erstattet werden. Die Fluggesellschaft behält nichts ein.',
      fee: (sum) =>
        `Bis 40 Minuten vor dem Abflug kann das Ticket erstattet werden. Die Fluggesellschaft behält ${sum} je Fluggast und Richtung ein, höchstens den Flugpreis.`,
      taxes:
        'Der Flugpreis wird nicht erstattet. Bis 40 Minuten vor dem Abflug gibt es die Flughafensteuern zurück: 14 % des Preises.',
    },
    voidDay: 'Am Kauftag kann die ganze Buchung bis 22:00 Uhr Moskauer Zeit ohne Verlust storniert werden.',
    voidUsa:
      'Nach US-Recht kann eine Buchung, die mindestens 7 Tage vor dem Abflug gekauft wurde, binnen 24 Stunden nach dem Kauf als Ganzes ohne Verlust storniert werden.',
    charter: 'Dies ist ein Charterflug: Über jede Erstattung entscheidet sein Veranstalter.',
    compelled:
      'Fällt der Flug aus oder verspätet er sich, oder belegt ein Dokument Krankheit, Tod oder eine Visumsablehnung, wird der ganze Preis erstattet.',
    train: {
      early: 'Ab 8 Stunden vor der Abfahrt: Fahrpreis und Liegeplatz werden ganz erstattet.',
      late: 'Von 8 bis 2 Stunden vor der Abfahrt: der Fahrpreis und der halbe Liegeplatz. Er macht 40 % des Preises aus.',
      last: 'Weniger als 2 Stunden vor der Abfahrt: der Fahrpreis ohne Liegeplatz.',
      returnFirst: 'Zuerst wird die Rückfahrt erstattet, oder beide zusammen.',
      exchange: 'Ein Zugticket wird nicht umgetauscht. Lassen Sie es erstatten und kaufen Sie ein neues.',
    },
    otherTrain: {
      early: (percent) =>
        percent === 0
          ? 'Bis 24 Stunden vor der Abfahrt: Der ganze Preis wird erstattet.'
          : `Bis 24 Stunden vor der Abfahrt: Die Bahn behält ${percent} % des Preises ein.`,
      late: (percent) =>
        percent === 100
          ? 'Später wird nichts erstattet.'
          : `Später, bis zur Abfahrt: Sie behält ${percent} % des Preises ein.`,
    },
    bus: {
      early: 'Bis 2 Stunden vor der Abfahrt: 95 % des Preises werden erstattet.',
      late: 'Später, bis zur Abfahrt: 85 % des Preises.',
      exchange: 'Ein Busticket wird nicht umgetauscht. Lassen Sie es erstatten und kaufen Sie ein neues.',
    },
    exchange: {
      free: 'Auf einen anderen Flug derselben Fluggesellschaft: Sie berechnet nur die Preisdifferenz.',
      fee: 'Auf einen anderen Flug derselben Fluggesellschaft: gegen ihre Gebühr und die Preisdifferenz.',
      none: 'Das Ticket kann nicht umgebucht werden.',
      closes: 'Möglich bis 3 Stunden vor dem Abflug.',
    },
    bags: (count, weight) => `Aufgabegepäck je Fluggast: ${times(count, weight)}.`,
    noBags: 'Im Tarif ist kein Aufgabegepäck enthalten.',
    cabinBags: (count, weight) => `Handgepäck je Fluggast: ${times(count, weight)}.`,
    noShow: {
      flight: 'Nach dem Abflug wird für diesen Flug nichts erstattet. Geben Sie das Ticket vorher zurück.',
      train: 'Nach der Abfahrt wird das Ticket nicht erstattet.',
    },
  },
  nl: {
    refund: {
      free: 'Tot 40 minuten voor vertrek kan het ticket worden terugbetaald. De maatschappij houdt niets in.',
      fee: (sum) =>
        `Tot 40 minuten voor vertrek kan het ticket worden terugbetaald. De maatschappij houdt ${sum} per passagier en richting in, nooit meer dan het tarief.`,
      taxes:
        'Het tarief wordt niet terugbetaald. Tot 40 minuten voor vertrek krijg je de luchthavenbelasting terug: 14% van de prijs.',
    },
    voidDay:
      'Op de dag van aankoop kan de hele bestelling tot 22:00 uur Moskouse tijd zonder verlies worden geannuleerd.',
    voidUsa:
      'Volgens Amerikaans recht kan een bestelling die minstens 7 dagen voor vertrek is gekocht, binnen 24 uur na aankoop in haar geheel zonder verlies worden geannuleerd.',
    charter: 'Dit is een chartervlucht: de organisator beslist over elke terugbetaling.',
    compelled:
      'Bij annulering of vertraging van de vlucht, en bij ziekte, overlijden of een visumweigering met bewijs, wordt de hele prijs terugbetaald.',
    train: {
      early: '8 uur of langer voor vertrek: het tarief en de hele slaapplaats worden terugbetaald.',
      late: 'Van 8 tot 2 uur voor vertrek: het tarief en de helft van de slaapplaats. Die is 40% van de prijs.',
      last: 'Minder dan 2 uur voor vertrek: het tarief zonder de slaapplaats.',
      returnFirst: 'De terugreis wordt eerst terugbetaald, of samen met de heenreis.',
      exchange: 'Een treinticket wordt niet omgeruild. Laat het terugbetalen en koop een ander.',
    },
    otherTrain: {
      early: (percent) =>
        percent === 0
          ? 'Tot 24 uur voor vertrek: je krijgt de hele prijs terug.'
          : `Tot 24 uur voor vertrek: de spoorwegmaatschappij houdt ${percent}% van de prijs in.`,
      late: (percent) =>
        percent === 100
          ? 'Daarna krijg je niets terug.'
          : `Daarna, tot het vertrek: ze houdt ${percent}% van de prijs in.`,
    },
    bus: {
      early: 'Tot 2 uur voor vertrek: 95% van de prijs wordt terugbetaald.',
      late: 'Later, tot vertrek: 85% van de prijs.',
      exchange: 'Een busticket wordt niet omgeruild. Laat het terugbetalen en koop een ander.',
    },
    exchange: {
      free: 'Naar een andere vlucht van dezelfde maatschappij: zij rekent alleen het prijsverschil.',
      fee: 'Naar een andere vlucht van dezelfde maatschappij: tegen haar kosten en het prijsverschil.',
      none: 'Het ticket kan niet worden omgeboekt.',
      closes: 'Dat kan tot 3 uur voor vertrek.',
    },
    bags: (count, weight) => `Ruimbagage per passagier: ${times(count, weight)}.`,
    noBags: 'Bij het tarief is geen ruimbagage inbegrepen.',
    cabinBags: (count, weight) => `Handbagage per passagier: ${times(count, weight)}.`,
    noShow: {
      flight: 'Na vertrek wordt van die vlucht niets terugbetaald. Vraag het ticket eerder terug als je niet gaat.',
      train: 'Na vertrek wordt het ticket niet terugbetaald.',
    },
  },
  pl: {
    refund: {
      free: 'Do 40 minut przed odlotem bilet można zwrócić. Linia lotnicza nic nie potrąca.',
      fee: (sum) =>
        `Do 40 minut przed odlotem bilet można zwrócić. Linia lotnicza potrąca ${sum} za każdego pasażera i kierunek, ale nie więcej niż taryfę.`,
      taxes: 'Taryfa nie podlega zwrotowi. Do 40 minut przed odlotem zwracane są opłaty lotniskowe: 14% ceny.',
    },
    voidDay: 'W dniu zakupu do 22:00 czasu moskiewskiego całe zamówienie można anulować bez straty.',
    voidUsa:
      'Zgodnie z prawem USA całe zamówienie kupione co najmniej 7 dni przed wylotem można anulować bez straty w ciągu 24 godzin od zakupu.',
    charter: 'To lot czarterowy: o każdym zwrocie decyduje organizator.',
    compelled:
      'Jeśli lot odwołano lub opóźniono, a także w razie choroby, śmierci lub odmowy wizy potwierdzonej dokumentem, zwracana jest cała cena.',
    train: {
      early: '8 godzin lub więcej przed odjazdem: zwracana jest opłata za przejazd i całe miejsce do leżenia.',
      late: 'Od 8 do 2 godzin przed odjazdem: opłata za przejazd i połowa miejsca do leżenia. To 40% ceny.',
      last: 'Mniej niż 2 godziny przed odjazdem: opłata za przejazd bez miejsca do leżenia.',
      returnFirst: 'Najpierw zwraca się bilet powrotny albo oba razem.',
      exchange: 'Biletu na pociąg nie wymienia się. Zwróć go i kup inny.',
    },
    otherTrain: {
      early: (percent) =>
        percent === 0
          ? 'Do 24 godzin przed odjazdem: zwracana jest cała cena.'
          : `Do 24 godzin przed odjazdem: kolej zatrzymuje ${percent}% ceny.`,
      late: (percent) =>
        percent === 100 ? 'Później zwrotu nie ma.' : `Później, do odjazdu: zatrzymuje ${percent}% ceny.`,
    },
    bus: {
      early: 'Do 2 godzin przed odjazdem: zwrot 95% ceny.',
      late: 'Później, do odjazdu: 85% ceny.',
      exchange: 'Biletu autobusowego się nie wymienia. Zwróć go i kup inny.',
    },
    exchange: {
      free: 'Na inny lot tej samej linii: linia pobiera tylko różnicę w cenie.',
      fee: 'Na inny lot tej samej linii: za opłatą linii i różnicą w cenie.',
      none: 'Biletu nie można wymienić.',
      closes: 'Najpóźniej 3 godziny przed odlotem.',
    },
    bags: (count, weight) => `Bagaż rejestrowany każdego pasażera: ${times(count, weight)}.`,
    noBags: 'Taryfa nie obejmuje bagażu rejestrowanego.',
    cabinBags: (count, weight) => `Bagaż podręczny każdego pasażera: ${times(count, weight)}.`,
    noShow: {
      flight: 'Po odlocie za ten lot nic nie jest zwracane. Jeśli nie lecisz, zwróć bilet wcześniej.',
      train: 'Po odjeździe biletu nie można zwrócić.',
    },
  },
};
