import type { SurchargeLineCode } from '~/upstream/after-sale/surcharge-contract';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import type { BookingRecord } from '../records/records';
import type { SurchargeSubject } from '../records/surcharges';

const TITLES: Readonly<Record<LetterLanguage, Readonly<Record<SurchargeLineCode, string>>>> = {
  en: {
    fare_difference: 'Difference in fare',
    carrier_penalty: 'Airline’s fee',
    carrier_fee: 'Carrier’s fee for the correction',
    service_fee: 'Service fee',
    extras_difference: 'Difference in extras',
  },
  ru: {
    fare_difference: 'Разница в тарифе',
    carrier_penalty: 'Штраф авиакомпании',
    carrier_fee: 'Сбор перевозчика за исправление',
    service_fee: 'Сервисный сбор',
    extras_difference: 'Разница в цене услуг',
  },
  nl: {
    fare_difference: 'Tariefverschil',
    carrier_penalty: 'Kosten van de maatschappij',
    carrier_fee: 'Correctiekosten van de vervoerder',
    service_fee: 'Servicekosten',
    extras_difference: 'Verschil in extra’s',
  },
  pl: {
    fare_difference: 'Różnica w taryfie',
    carrier_penalty: 'Opłata linii',
    carrier_fee: 'Opłata przewoźnika za poprawkę',
    service_fee: 'Opłata serwisowa',
    extras_difference: 'Różnica w cenie usług',
  },
  es: {
    fare_difference: 'Diferencia de tarifa',
    carrier_penalty: 'Cargo de la aerolínea',
    carrier_fee: 'Cargo de la compañía por la corrección',
    service_fee: 'Gastos de gestión',
    extras_difference: 'Diferencia de extras',
  },
  fr: {
    fare_difference: 'Différence de tarif',
    carrier_penalty: 'Frais de la compagnie',
    carrier_fee: 'Frais de la compagnie pour la correction',
    service_fee: 'Frais de service',
    extras_difference: 'Différence sur les options',
  },
  de: {
    fare_difference: 'Tarifdifferenz',
    carrier_penalty: 'Gebühr der Fluggesellschaft',
    carrier_fee: 'Gebühr des Anbieters für die Korrektur',
    service_fee: 'Servicegebühr',
    extras_difference: 'Preisdifferenz der Extras',
  },
  it: {
    fare_difference: 'Differenza di tariffa',
    carrier_penalty: 'Penale della compagnia',
    carrier_fee: 'Costo della compagnia per la correzione',
    service_fee: 'Commissione di servizio',
    extras_difference: 'Differenza sugli extra',
  },
  tr: {
    fare_difference: 'Tarife farkı',
    carrier_penalty: 'Hava yolunun ücreti',
    carrier_fee: 'Taşıyıcının düzeltme ücreti',
    service_fee: 'Hizmet bedeli',
    extras_difference: 'Ek hizmet farkı',
  },
};

/** Returns the name of a surcharge's line in a customer's language; in English for an unknown one. */
export function surchargeTitle(code: SurchargeLineCode, language: string): string {
  return TITLES[letterLanguage(language)][code];
}

/** Returns whom and what a surcharge is for: "IVANOVA ANNA, SU 1130"; null when nobody said. */
export function surchargeSubject(subject: SurchargeSubject, { passengers }: BookingRecord): string | null {
  const names = subject.passengers.flatMap((index) => {
    const passenger = passengers?.[index];
    return passenger ? [`${passenger.last_name} ${passenger.first_name}`] : [];
  });
  return [...names, ...(subject.text ? [subject.text] : [])].join(', ') || null;
}
