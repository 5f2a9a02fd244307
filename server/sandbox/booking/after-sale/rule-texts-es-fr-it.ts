import type { RuleTexts } from './rule-texts';

const times = (count: number, weight: string | null) => (weight === null ? String(count) : `${count} × ${weight}`);

export const ROMANCE: Record<'es' | 'fr' | 'it', RuleTexts> = {
  es: {
    refund: {
      free: 'Hasta 40 minutos antes de la salida se puede devolver el billete. La aerolínea no retiene nada.',
      fee: (sum) =>
        `Hasta 40 minutos antes de la salida se puede devolver el billete. La aerolínea retiene ${sum} por pasajero y trayecto, nunca más que la tarifa.`,
      taxes:
        'La tarifa no se reembolsa. Hasta 40 minutos antes de la salida se devuelven las tasas de aeropuerto: el 14 % del precio.',
    },
    voidDay: 'El día de la compra, hasta las 22:00 de Moscú, se puede anular todo el pedido sin perder nada.',
    voidUsa:
      'Según la ley de EE. UU., un pedido comprado al menos 7 días antes de la salida se puede anular entero sin perder nada en las 24 horas siguientes a la compra.',
    charter: 'Es un vuelo chárter: su organizador decide cada reembolso.',
    compelled:
      'Si el vuelo se cancela o se retrasa, o por enfermedad, fallecimiento o denegación de visado con un documento que lo pruebe, se devuelve todo el precio.',
    train: {
      early: '8 horas o más antes de la salida: se devuelven la tarifa y toda la plaza de litera.',
      late: 'De 8 a 2 horas antes de la salida: la tarifa y la mitad de la litera, que es el 40 % del precio.',
      last: 'Menos de 2 horas antes de la salida: la tarifa sin la litera.',
      returnFirst: 'Primero se devuelve la vuelta, o las dos a la vez.',
      exchange: 'El billete de tren no se cambia. Devuélvelo y compra otro.',
    },
    otherTrain: {
      early: (percent) =>
        percent === 0
          ? 'Hasta 24 horas antes de la salida: se devuelve el precio entero.'
          : `Hasta 24 horas antes de la salida: el ferrocarril se queda el ${percent} % del precio.`,
      late: (percent) =>
        percent === 100
          ? 'Después no se devuelve nada.'
          : `Después, hasta la salida: se queda el ${percent} % del precio.`,
    },
    bus: {
      early: 'Hasta 2 horas antes de la salida: se devuelve el 95 % del precio.',
      late: 'Después, hasta la salida: el 85 % del precio.',
      exchange: 'El billete de autobús no se cambia. Pide el reembolso y compra otro.',
    },
    exchange: {
      free: 'A otro vuelo de la misma aerolínea: solo cobra la diferencia de precio.',
      fee: 'A otro vuelo de la misma aerolínea: con un cargo de la aerolínea y la diferencia de precio.',
      none: 'El billete no se puede cambiar.',
      closes: 'Se puede pedir hasta 3 horas antes de la salida.',
    },
    bags: (count, weight) => `Equipaje facturado por pasajero: ${times(count, weight)}.`,
    noBags: 'La tarifa no incluye equipaje facturado.',
    cabinBags: (count, weight) => `Equipaje de mano por pasajero: ${times(count, weight)}.`,
    noShow: {
      flight: 'Después de la salida no se reembolsa nada de ese vuelo. Si no vas a volar, devuelve antes el billete.',
      train: 'Después de la salida el billete no se reembolsa.',
    },
  },
  fr: {
    refund: {
      free: 'Jusqu’à 40 minutes avant le départ, le billet est remboursable. La compagnie ne retient rien.',
      fee: (sum) =>
        `Jusqu’à 40 minutes avant le départ, le billet est remboursable. La compagnie retient ${sum} par passager et par trajet, jamais plus que le tarif.`,
      taxes:
        'Le tarif n’est pas remboursé. Jusqu’à 40 minutes avant le départ, les taxes d’aéroport le sont : 14 % du prix.',
    },
    voidDay: 'Le jour de l’achat, jusqu’à 22 h (heure de Moscou), toute la commande peut être annulée sans perte.',
    voidUsa:
      'Selon la loi des États-Unis, une commande achetée au moins 7 jours avant le départ peut être annulée en entier et sans perte dans les 24 heures suivant l’achat.',
    charter: 'C’est un vol charter : son organisateur décide de chaque remboursement.',
    compelled:
      'Si le vol est annulé ou retardé, ou en cas de maladie, de décès ou de refus de visa attesté par un document, le prix entier est remboursé.',
    train: {
      early: '8 heures ou plus avant le départ : le tarif et toute la couchette sont remboursés.',
      late: 'De 8 à 2 heures avant le départ : le tarif et la moitié de la couchette, qui vaut 40 % du prix.',
      last: 'Moins de 2 heures avant le départ : le tarif sans la couchette.',
      returnFirst: 'Le retour est remboursé d’abord, ou avec l’aller.',
      exchange: 'Un billet de train ne s’échange pas. Faites-le rembourser et achetez-en un autre.',
    },
    otherTrain: {
      early: (percent) =>
        percent === 0
          ? 'Jusqu’à 24 heures avant le départ : le prix entier est remboursé.'
          : `Jusqu’à 24 heures avant le départ : la compagnie ferroviaire garde ${percent} % du prix.`,
      late: (percent) =>
        percent === 100
          ? 'Ensuite, rien n’est remboursé.'
          : `Ensuite, jusqu’au départ : elle garde ${percent} % du prix.`,
    },
    bus: {
      early: 'Jusqu’à 2 heures avant le départ : 95 % du prix est remboursé.',
      late: 'Ensuite, jusqu’au départ : 85 % du prix.',
      exchange: 'Un billet d’autocar ne s’échange pas. Faites-le rembourser et achetez-en un autre.',
    },
    exchange: {
      free: 'Pour un autre vol de la même compagnie : elle ne facture que la différence de prix.',
      fee: 'Pour un autre vol de la même compagnie : moyennant ses frais et la différence de prix.',
      none: 'Le billet n’est pas échangeable.',
      closes: 'Possible jusqu’à 3 heures avant le départ.',
    },
    bags: (count, weight) => `Bagages en soute par passager : ${times(count, weight)}.`,
    noBags: 'Le tarif ne comprend pas de bagage en soute.',
    cabinBags: (count, weight) => `Bagages à main par passager : ${times(count, weight)}.`,
    noShow: {
      flight:
        'Après le départ, rien n’est remboursé pour ce vol. Si vous ne partez pas, faites rembourser le billet avant.',
      train: 'Après le départ, le billet n’est pas remboursé.',
    },
  },
  it: {
    refund: {
      free: 'Fino a 40 minuti prima della partenza il biglietto è rimborsabile. La compagnia non trattiene nulla.',
      fee: (sum) =>
        `Fino a 40 minuti prima della partenza il biglietto è rimborsabile. La compagnia trattiene ${sum} per passeggero e tratta, mai più della tariffa.`,
      taxes:
        'La tariffa non è rimborsabile. Fino a 40 minuti prima della partenza si rimborsano le tasse aeroportuali: il 14% del prezzo.',
    },
    voidDay: 'Il giorno dell’acquisto, fino alle 22:00 di Mosca, tutto l’ordine si può annullare senza perdite.',
    voidUsa:
      'Secondo la legge USA, un ordine acquistato almeno 7 giorni prima della partenza si può annullare per intero e senza perdite entro 24 ore dall’acquisto.',
    charter: 'È un volo charter: ogni rimborso lo decide l’organizzatore.',
    compelled:
      'Se il volo è cancellato o in ritardo, o in caso di malattia, decesso o visto negato con un documento che lo prova, si rimborsa tutto il prezzo.',
    train: {
      early: '8 ore o più prima della partenza: si rimborsano la tariffa e tutta la cuccetta.',
      late: 'Da 8 a 2 ore prima della partenza: la tariffa e metà della cuccetta, che vale il 40% del prezzo.',
      last: 'Meno di 2 ore prima della partenza: la tariffa senza la cuccetta.',
      returnFirst: 'Prima si rimborsa il ritorno, oppure entrambi insieme.',
      exchange: 'Il biglietto del treno non si cambia. Chiedi il rimborso e comprane un altro.',
    },
    otherTrain: {
      early: (percent) =>
        percent === 0
          ? 'Fino a 24 ore prima della partenza: si rimborsa tutto il prezzo.'
          : `Fino a 24 ore prima della partenza: la ferrovia trattiene il ${percent}% del prezzo.`,
      late: (percent) =>
        percent === 100
          ? 'Dopo non si rimborsa nulla.'
          : `Dopo, fino alla partenza: trattiene il ${percent}% del prezzo.`,
    },
    bus: {
      early: 'Fino a 2 ore prima della partenza: si rimborsa il 95% del prezzo.',
      late: 'Dopo, fino alla partenza: l’85% del prezzo.',
      exchange: 'Il biglietto dell’autobus non si cambia. Chiedi il rimborso e acquistane un altro.',
    },
    exchange: {
      free: 'Per un altro volo della stessa compagnia: addebita solo la differenza di prezzo.',
      fee: 'Per un altro volo della stessa compagnia: con una penale della compagnia e la differenza di prezzo.',
      none: 'Il biglietto non si può cambiare.',
      closes: 'Si può chiedere fino a 3 ore prima della partenza.',
    },
    bags: (count, weight) => `Bagaglio da stiva per passeggero: ${times(count, weight)}.`,
    noBags: 'La tariffa non comprende il bagaglio da stiva.',
    cabinBags: (count, weight) => `Bagaglio a mano per passeggero: ${times(count, weight)}.`,
    noShow: {
      flight: 'Dopo la partenza non si rimborsa nulla di quel volo. Se non parti, chiedi prima il rimborso.',
      train: 'Dopo la partenza il biglietto non si rimborsa.',
    },
  },
};
