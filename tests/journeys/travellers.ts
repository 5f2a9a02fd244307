/** People, cards and trips of the tests' purchases. */

export type TestTraveller = {
  lastName: string;
  firstName: string;
  middleName?: string;
  gender: 'm' | 'f';
  /** [day, month, year] as typed */
  birthday: [string, string, string];
  citizenship: string;
  passportNumber: string;
};

export type TestParty = { adults: number; childrenAges: number[]; travellers: TestTraveller[] };

export type TestTrip = {
  from: string;
  to: string;
  /** Days from today. */
  outInDays: number;
  backInDays?: number;
};

/** Test cards of the sandbox. */
export const CARDS = {
  paid: '4242 4242 4242 4242',
  threeDs: '4000 0027 6000 3184',
  noMoney: '4000 0000 0000 9995',
  wrongCvv: '4000 0000 0000 0127',
  expired: '4000 0000 0000 0069',
  broken: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0259',
  notIssued: '4000 0000 0000 0341',
  /** Pays, and takes no money back. */
  closed: '4000 0000 0000 5126',
} as const;

/** A passport valid for about ten years. */
const PASSPORT_UNTIL: [string, string, string] = ['15', '06', String(new Date().getUTCFullYear() + 9)];

/** Returns the ISO date this many days ahead, in UTC. */
export function dateIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the birthday of somebody who stays `years` old for the coming months. */
function born(years: number): [string, string, string] {
  const date = new Date(Date.now() - (years * 365.25 + 120) * 86_400_000);
  return [String(date.getUTCDate()), String(date.getUTCMonth() + 1), String(date.getUTCFullYear())];
}

const ANNA: TestTraveller = {
  lastName: 'Lindqvist',
  firstName: 'Anna-Maria',
  gender: 'f',
  birthday: ['14', '03', '1988'],
  citizenship: 'SE',
  passportNumber: 'AA1234567',
};
const PETER: TestTraveller = {
  ...ANNA,
  firstName: 'Peter',
  gender: 'm',
  birthday: ['2', '11', '1985'],
  passportNumber: 'AA7654321',
};
const NORA: TestTraveller = { ...ANNA, firstName: 'Nora', birthday: born(7), passportNumber: 'AB1112223' };
const EMIL: TestTraveller = { ...ANNA, firstName: 'Emil', gender: 'm', birthday: born(1), passportNumber: 'AB3334445' };

export const ALONE: TestParty = { adults: 1, childrenAges: [], travellers: [ANNA] };
/** Nine passengers, the maximum of one order. */
export const NINE: TestParty = {
  adults: 5,
  childrenAges: [7, 7, 1, 1],
  travellers: [ANNA, PETER, ANNA, PETER, ANNA, NORA, NORA, EMIL, EMIL].map((one, index) => ({
    ...one,
    firstName: `${one.firstName.split('-')[0] ?? ''}${'abcdefghi'.charAt(index)}`,
    passportNumber: `CD${1_000_001 + index}`,
  })),
};
export const FAMILY: TestParty = { adults: 2, childrenAges: [7, 1], travellers: [ANNA, PETER, NORA, EMIL] };

/** Returns the fields of step 1 by name, as the form of a brand posts them. */
export function step1Fields(party: TestParty, email: string, brand: 'ru' | 'intl') {
  const fields: Record<string, string> = { email, phone: '+46 70 123 45 67', agreement: 'on' };
  const asksMiddleName = brand === 'ru';
  if (brand === 'ru') fields.privacyConsent = 'on';
  party.travellers.forEach((traveller, index) => {
    const set = (name: string, value: string) => (fields[`passengers[${index}].${name}`] = value);
    set('lastName', traveller.lastName);
    set('firstName', traveller.firstName);
    if (asksMiddleName && traveller.middleName) set('middleName', traveller.middleName);
    else if (asksMiddleName) set('noMiddleName', 'on');
    set('gender', traveller.gender);
    set('birthdayDay', traveller.birthday[0]);
    set('birthdayMonth', traveller.birthday[1]);
    set('birthdayYear', traveller.birthday[2]);
    set('citizenship', traveller.citizenship);
    set('documentType', 'international_passport');
    set('passportNumber', traveller.passportNumber);
    set('passportExpdateDay', PASSPORT_UNTIL[0]);
    set('passportExpdateMonth', PASSPORT_UNTIL[1]);
    set('passportExpdateYear', PASSPORT_UNTIL[2]);
  });
  return fields;
}

/** Returns the fields of step 2 by name. */
export function cardFields(pan: string) {
  const year = String((new Date().getUTCFullYear() + 3) % 100).padStart(2, '0');
  return {
    'card.pan': pan,
    'card.cardholder': 'ANNA LINDQVIST',
    'card.expDateMonthYear': `12/${year}`,
    'card.cvv': '123',
  };
}
