/** The insurance catalogue (specification 2 §3, 3 §9): in Russian, and in English for all other languages. */
export type InsuranceTexts = { name: string; typeDescription: string; shortDescription: string; description: string };

type Texts = [name: string, typeDescription: string, shortDescription: string, description: string];

const FALLBACK: Texts = ['Insurance', 'Insurance', '', ''];

const RUSSIAN: Record<string, Texts> = {
  'KBP-175': [
    'Страховка от задержки и отмены рейса, базовая',
    'Задержка и отмена рейса',
    'До 10 000 ₽ за отмену, до 5 000 ₽ за задержку',
    'Выплата при отмене рейса до 10 000 ₽ и при задержке более 6 часов до 5 000 ₽ на пассажира.',
  ],
  'KBP-240': [
    'Страховка от задержки и отмены рейса',
    'Задержка и отмена рейса',
    'До 12 500 ₽ за отмену, до 7 500 ₽ за задержку',
    'Выплата при отмене рейса до 12 500 ₽ и при задержке более 6 часов до 7 500 ₽ на пассажира.',
  ],
  'KBP-360': [
    'Страховка от задержки и отмены рейса, расширенная',
    'Задержка и отмена рейса',
    'До 15 000 ₽ за отмену, до 10 000 ₽ за задержку',
    'Выплата при отмене рейса до 15 000 ₽ и при задержке более 6 часов до 10 000 ₽ на пассажира.',
  ],
  'KBR-0': [
    'Медицинская страховка по России',
    'Медицинская страховка',
    'Лечение до 600 000 ₽',
    'Врач, лекарства и больница в поездке по России, до 600 000 ₽. Поездка в одну сторону застрахована на 7 дней.',
  ],
  'KBV-0': [
    'Медицинская страховка за границей',
    'Медицинская страховка',
    'Лечение до 100 000 долларов или евро',
    'Врач, больница и возвращение домой, до 100 000 долларов или евро. Поездка в одну сторону застрахована на 7 дней.',
  ],
  'KBB-70': [
    'Страховка от потери багажа в подарок',
    'Багаж',
    'До 20 000 ₽ за потерянный багаж',
    'Выплата до 20 000 ₽, если перевозчик потеряет сданный багаж. Бесплатно для тарифов с багажом.',
  ],
  'KBB-285': [
    'Страховка багажа',
    'Багаж',
    'До 35 000 ₽ за потерю или повреждение',
    'Выплата до 35 000 ₽, если багаж потерян или повреждён в пути.',
  ],
  'KBB-445': [
    'Страховка багажа, расширенная',
    'Багаж',
    'До 60 000 ₽ за потерю, повреждение или задержку',
    'Выплата до 60 000 ₽ за потерю или повреждение багажа и покупки первой необходимости при его задержке.',
  ],
  'INSURANCE-KBO': [
    'Страховка на случай отказа в визе',
    'Виза',
    'Возмещение расходов, если визу не дали',
    'Возмещаем билеты и сборы, если консульство отказало в визе или выдало её позже начала поездки.',
  ],
  'KV-1123': [
    'Здоровье и багаж',
    'Здоровье и багаж',
    'Жизнь и здоровье до 500 000 ₽, багаж до 35 000 ₽',
    'Несчастный случай в поездке — до 500 000 ₽, потеря багажа — до 35 000 ₽.',
  ],
  'KBMV-350': [
    'Страховка от отмены поездки',
    'Отмена поездки',
    'До 20 000 ₽, если поездка сорвалась',
    'Выплата до 20 000 ₽, если поехать не получилось из-за болезни, травмы или повестки.',
  ],
  'PROTECT-690': [
    'Пакет страховок «Защита»',
    'Пакет страховок',
    'Здоровье, багаж и задержка рейса вместе',
    'Здоровье до 500 000 ₽ и багаж до 35 000 ₽, а ещё до 10 000 ₽ за задержку более 6 часов — одним полисом.',
  ],
};

const ENGLISH: Record<string, Texts> = {
  'KBP-175': [
    'Flight delay and cancellation cover, basic',
    'Delay and cancellation',
    'Up to 10,000 RUB for a cancellation, 5,000 RUB for a delay',
    'Up to 10,000 RUB when the flight is cancelled and 5,000 RUB when it is more than 6 hours late, for each passenger.',
  ],
  'KBP-240': [
    'Flight delay and cancellation cover',
    'Delay and cancellation',
    'Up to 12,500 RUB for a cancellation, 7,500 RUB for a delay',
    'Up to 12,500 RUB when the flight is cancelled and 7,500 RUB when it is more than 6 hours late, for each passenger.',
  ],
  'KBP-360': [
    'Flight delay and cancellation cover, extended',
    'Delay and cancellation',
    'Up to 15,000 RUB for a cancellation, 10,000 RUB for a delay',
    'Up to 15,000 RUB when the flight is cancelled and 10,000 RUB when it is more than 6 hours late, for each passenger.',
  ],
  'KBR-0': [
    'Medical cover in Russia',
    'Medical',
    'Treatment up to 600,000 RUB',
    'Doctors, medicine and hospital on a trip in Russia, up to 600,000 RUB. A one-way trip is covered for 7 days.',
  ],
  'KBV-0': [
    'Medical cover abroad',
    'Medical',
    'Treatment up to 100,000 dollars or euros',
    'Doctors, hospital and the way home, up to 100,000 dollars or euros. A one-way trip is covered for 7 days.',
  ],
  'KBB-70': [
    'Lost baggage cover, free of charge',
    'Baggage',
    'Up to 20,000 RUB for lost baggage',
    'Up to 20,000 RUB when the carrier loses a checked bag. Free with fares that include one.',
  ],
  'KBB-285': [
    'Baggage cover',
    'Baggage',
    'Up to 35,000 RUB for loss or damage',
    'Up to 35,000 RUB when baggage is lost or damaged on the way.',
  ],
  'KBB-445': [
    'Baggage cover, extended',
    'Baggage',
    'Up to 60,000 RUB for loss, damage or delay',
    'Up to 60,000 RUB for lost or damaged baggage, and what you need to buy while it is late.',
  ],
  'INSURANCE-KBO': [
    'Visa refusal cover',
    'Visa',
    'What you lose when a visa is refused',
    'Tickets and fees back when the consulate refuses a visa or issues it after the trip begins.',
  ],
  'KV-1123': [
    'Health and baggage cover',
    'Health and baggage',
    'Life and health up to 500,000 RUB, baggage up to 35,000 RUB',
    'An accident on the trip up to 500,000 RUB, lost baggage up to 35,000 RUB.',
  ],
  'KBMV-350': [
    'Trip cancellation cover',
    'Trip cancellation',
    'Up to 20,000 RUB when you cannot go',
    'Up to 20,000 RUB when illness, an injury or a summons keeps you from going.',
  ],
  'PROTECT-690': [
    'Protection bundle of covers',
    'Bundle of covers',
    'Health, baggage and delays together',
    'Health up to 500,000 RUB and baggage up to 35,000 RUB, and also up to 10,000 RUB for a delay over 6 hours, in one policy.',
  ],
};

export function insuranceTexts(code: string, language: string): InsuranceTexts {
  const [name, typeDescription, shortDescription, description] =
    (language === 'ru' ? RUSSIAN : ENGLISH)[code] ?? FALLBACK;
  return { name, typeDescription, shortDescription, description };
}
