/** The sentences of a carrier's rules in one language. Amounts and weights come formatted. */
export type RuleTexts = {
  refund: { free: string; fee: (sum: string) => string; taxes: string };
  /** The order can be cancelled on its day of sale. */
  voidDay: string;
  voidUsa: string;
  charter: string;
  compelled: string;
  train: { early: string; late: string; last: string; returnFirst: string; exchange: string };
  /** Railways that are not Russian: `percent` of the price is what the railway keeps (`RAIL_KEEPS`). */
  otherTrain: { early: (percent: number) => string; late: (percent: number) => string };
  /** `closes`: how long an exchange can be asked for. */
  bus: { early: string; late: string; exchange: string };
  /** `closes`: how long an exchange can be asked for. */
  exchange: { free: string; fee: string; none: string; closes: string };
  bags: (count: number, weight: string | null) => string;
  noBags: string;
  cabinBags: (count: number, weight: string | null) => string;
  noShow: { flight: string; train: string };
};

const times = (count: number, weight: string | null) => (weight === null ? String(count) : `${count} × ${weight}`);

export const RULE_TEXTS_EN: RuleTexts = {
  refund: {
    free: 'Until 40 minutes before departure the ticket can be refunded. The airline keeps nothing.',
    fee: (sum) =>
      `Until 40 minutes before departure the ticket can be refunded. The airline keeps ${sum} for each passenger and direction, but never more than the fare.`,
    taxes: 'The fare is not refunded. Until 40 minutes before departure the airport taxes are: 14% of the price.',
  },
  voidDay: 'On the day of purchase, until 22:00 Moscow time, the whole order can be cancelled without a loss.',
  voidUsa:
    'Under US law, an order booked at least 7 days before departure can be cancelled as a whole without a loss within 24 hours of purchase.',
  charter: 'This is a charter flight: its organiser answers every refund.',
  compelled:
    'If the flight is cancelled or delayed, or after an illness, a death or a visa refusal with a document that proves it, the whole price goes back.',
  train: {
    early: '8 hours or more before departure: the fare and the whole berth go back.',
    late: 'From 8 to 2 hours before departure: the fare and half of the berth. The berth is 40% of the price.',
    last: 'Less than 2 hours before departure: the fare without the berth.',
    returnFirst: 'The way back is refunded first, or together with the way out.',
    exchange: 'A train ticket is not exchanged. Refund it and buy another one.',
  },
  otherTrain: {
    early: (percent) =>
      percent === 0
        ? 'Until 24 hours before departure: the whole price goes back.'
        : `Until 24 hours before departure: the railway keeps ${percent}% of the price.`,
    late: (percent) =>
      percent === 100 ? 'Later, nothing goes back.' : `Later, until departure: it keeps ${percent}% of the price.`,
  },
  bus: {
    early: 'Until 2 hours before departure: 95% of the price goes back.',
    late: 'Later, until departure: 85% of the price.',
    exchange: 'A bus ticket is not exchanged. Refund it and buy another one.',
  },
  exchange: {
    free: 'Another flight of the same airline: it charges only the difference in price.',
    fee: 'Another flight of the same airline: for a charge of the airline and the difference in price.',
    none: 'The ticket cannot be exchanged.',
    closes: 'Possible until 3 hours before departure.',
  },
  bags: (count, weight) => `Checked baggage for each passenger: ${times(count, weight)}.`,
  noBags: 'The fare has no checked baggage.',
  cabinBags: (count, weight) => `Cabin bags for each passenger: ${times(count, weight)}.`,
  noShow: {
    flight:
      'After departure nothing of that flight is refunded. Refund the ticket before, if you are not going to fly.',
    train: 'After departure the ticket is not refunded.',
  },
};

export const RULE_TEXTS_RU: RuleTexts = {
  refund: {
    free: 'Билет можно вернуть не позднее чем за 40 минут до вылета. Авиакомпания ничего не удержит.',
    fee: (sum) =>
      `Билет можно вернуть не позднее чем за 40 минут до вылета. Авиакомпания удержит ${sum} за каждого пассажира и каждое направление, но не больше тарифа.`,
    taxes: 'Тариф не возвращается. Не позднее чем за 40 минут до вылета можно вернуть аэропортовые сборы: 14 % цены.',
  },
  voidDay: 'В день покупки до 22:00 по Москве весь заказ можно отменить без потерь.',
  voidUsa:
    'По закону США заказ, купленный за 7 дней до вылета или раньше, можно целиком отменить без потерь в течение 24 часов после покупки.',
  charter: 'Это чартерный рейс: о возврате решает его организатор.',
  compelled:
    'Если рейс отменили или задержали, а также при болезни, смерти или отказе в визе, подтверждённых документом, возвращается вся цена.',
  train: {
    early: 'За 8 часов до отправления и раньше: возвращаются билет и плацкарта полностью.',
    late: 'От 8 до 2 часов до отправления: билет и половина плацкарты. Плацкарта — 40 % цены.',
    last: 'Меньше чем за 2 часа до отправления: билет без плацкарты.',
    returnFirst: 'Сначала возвращают обратный билет или оба сразу.',
    exchange: 'Билет на поезд не обменивают: верните его и купите другой.',
  },
  otherTrain: {
    early: (percent) =>
      percent === 0
        ? 'За сутки до отправления и раньше: возвращается вся цена.'
        : `За сутки до отправления и раньше: железная дорога удержит ${percent} % цены.`,
    late: (percent) =>
      percent === 100 ? 'Позже не возвращается ничего.' : `Позже, до отправления: удержит ${percent} % цены.`,
  },
  bus: {
    early: 'За 2 часа до отправления и раньше: возвращается 95 % цены.',
    late: 'Позже, до отправления: 85 % цены.',
    exchange: 'Билет на автобус не обменивают: верните его и купите другой.',
  },
  exchange: {
    free: 'На другой рейс той же авиакомпании: она берёт только разницу в цене.',
    fee: 'На другой рейс той же авиакомпании: за сбор авиакомпании и разницу в цене.',
    none: 'Билет нельзя обменять.',
    closes: 'Не позднее чем за 3 часа до вылета.',
  },
  bags: (count, weight) => `Багаж каждого пассажира: ${times(count, weight)}.`,
  noBags: 'Багаж в тариф не входит.',
  cabinBags: (count, weight) => `Ручная кладь каждого пассажира: ${times(count, weight)}.`,
  noShow: {
    flight: 'После вылета за этот рейс ничего не возвращается. Если не летите, верните билет заранее.',
    train: 'После отправления билет вернуть нельзя.',
  },
};

export const RULE_TEXTS_TR: RuleTexts = {
  refund: {
    free: 'Kalkıştan 40 dakika öncesine kadar bilet iade edilebilir. Hava yolu kesinti yapmaz.',
    fee: (sum) =>
      `Kalkıştan 40 dakika öncesine kadar bilet iade edilebilir. Hava yolu her yolcu ve yön için ${sum} keser, ancak ücretten fazlasını kesmez.`,
    taxes:
      'Ücret iade edilmez. Kalkıştan 40 dakika öncesine kadar havalimanı vergileri geri alınabilir: fiyatın %14’ü.',
  },
  voidDay: 'Satın alma gününde, Moskova saatiyle 22:00’ye kadar siparişin tamamı kayıpsız iptal edilebilir.',
  voidUsa:
    'ABD yasalarına göre, kalkıştan en az 7 gün önce alınan siparişin tamamı satın almadan sonraki 24 saat içinde kayıpsız iptal edilebilir.',
  charter: 'Bu bir charter uçuşu: her iadeye organizatör karar verir.',
  compelled:
    'Uçuş iptal edilir veya gecikirse ya da hastalık, ölüm veya vize reddi belgelenirse fiyatın tamamı geri ödenir.',
  train: {
    early: 'Kalkışa 8 saat veya daha fazla varsa: ücret ve yatak bedelinin tamamı iade edilir.',
    late: 'Kalkışa 8 ila 2 saat kala: ücret ve yatak bedelinin yarısı. Yatak bedeli fiyatın %40’ıdır.',
    last: 'Kalkışa 2 saatten az kala: yatak bedeli hariç ücret.',
    returnFirst: 'Önce dönüş bileti veya ikisi birlikte iade edilir.',
    exchange: 'Tren bileti değiştirilmez. İade edip yenisini alın.',
  },
  otherTrain: {
    early: (percent) =>
      percent === 0
        ? 'Kalkıştan 24 saat öncesine kadar: fiyatın tamamı iade edilir.'
        : `Kalkıştan 24 saat öncesine kadar: demir yolu fiyatın %${percent}’sini keser.`,
    late: (percent) =>
      percent === 100 ? 'Daha sonra iade yapılmaz.' : `Daha sonra, kalkışa kadar: fiyatın %${percent}’sini keser.`,
  },
  bus: {
    early: 'Kalkışa 2 saat kalana kadar: fiyatın %95’i iade edilir.',
    late: 'Daha sonra, kalkışa kadar: fiyatın %85’i.',
    exchange: 'Otobüs bileti değiştirilmez. İade edip yenisini alın.',
  },
  exchange: {
    free: 'Aynı hava yolunun başka bir uçuşuna: hava yolu yalnızca fiyat farkını alır.',
    fee: 'Aynı hava yolunun başka bir uçuşuna: hava yolunun ücreti ve fiyat farkıyla.',
    none: 'Bilet değiştirilemez.',
    closes: 'Kalkıştan 3 saat öncesine kadar yapılabilir.',
  },
  bags: (count, weight) => `Her yolcu için bagaj: ${times(count, weight)}.`,
  noBags: 'Ücrete bagaj dahil değil.',
  cabinBags: (count, weight) => `Her yolcu için el bagajı: ${times(count, weight)}.`,
  noShow: {
    flight: 'Kalkıştan sonra o uçuş için iade yapılmaz. Uçmayacaksanız bileti önceden iade edin.',
    train: 'Kalkıştan sonra bilet iade edilmez.',
  },
};
