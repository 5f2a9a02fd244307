import type { PolicyRisk, PolicyTerritory } from '../catalogue/policy-terms';

/** The words of policies (specification 3 §9): in Russian, and in English for all other languages, as the catalogue. */
export type PolicyTexts = {
  risks: Record<PolicyRisk, string>;
  territory: Record<PolicyTerritory, string>;
  insurers: Record<string, string>;
};

const RUSSIAN: PolicyTexts = {
  risks: {
    flightCancelled: 'Отмена рейса',
    flightDelayed: 'Задержка рейса более чем на 6 часов',
    treatment: 'Медицинская помощь, лечение, лекарства',
    accident: 'Несчастный случай: жизнь и здоровье',
    baggageLost: 'Потеря сданного багажа',
    baggageDamaged: 'Повреждение сданного багажа',
    baggageLate: 'Задержка багажа: покупки первой необходимости',
    visaRefused: 'Отказ в визе: стоимость билетов и сборов',
    tripCancelled: 'Отмена поездки по болезни, травме или повестке',
  },
  territory: {
    russia: 'Россия',
    abroad: 'Весь мир, кроме России',
    journey: 'Маршрут поездки по билетам заказа',
  },
  insurers: {
    insurance_astk: 'АО «СК „Пример-Аст“»',
    insurance_aviacenter: 'АО «СК „Пример-Авиацентр“»',
    insurance_protect: 'АО «СК „Пример-Защита“»',
  },
};

const ENGLISH: PolicyTexts = {
  risks: {
    flightCancelled: 'Flight cancelled',
    flightDelayed: 'Flight delayed by more than 6 hours',
    treatment: 'Medical help, treatment and medicine',
    accident: 'Accident: life and health',
    baggageLost: 'Checked baggage lost',
    baggageDamaged: 'Checked baggage damaged',
    baggageLate: 'Baggage late: essential purchases',
    visaRefused: 'Visa refused: the price of tickets and fees',
    tripCancelled: 'Trip cancelled by illness, injury or a summons',
  },
  territory: {
    russia: 'Russia',
    abroad: 'Worldwide except Russia',
    journey: 'The journey of the tickets in this order',
  },
  insurers: {
    insurance_astk: 'Example Ast Insurance JSC',
    insurance_aviacenter: 'Example Aviacenter Insurance JSC',
    insurance_protect: 'Example Protect Insurance JSC',
  },
};

export function policyTexts(language: string): PolicyTexts {
  return language === 'ru' ? RUSSIAN : ENGLISH;
}
