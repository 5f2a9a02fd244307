import { describe, expect, it } from 'vitest';
import { failureOf } from './clients';
import { wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

const NEWCOMER = {
  email: 'ann@example.com',
  password: 'Left luggage 4',
  hasPrivacyConsent: true,
  hasMarketingConsent: false,
  hasAcceptedCookies: true,
  siteUrl: 'http://localhost',
};

describe('a fault of a page service', () => {
  const CALLS: [service: string, call: (of: ReturnType<typeof clients>) => Promise<unknown>][] = [
    ['settings', ({ settings }) => settings.getFeatures()],
    ['settings', ({ settings }) => settings.findConfigs(['faq'])],
    ['texts', ({ texts }) => texts.list(['covid_banner.text'])],
    ['social', ({ social }) => social.list('shop.example')],
    ['directions', ({ directions }) => directions.listFrequent('city', 'BER', { limit: 2 })],
    ['landings', ({ landings }) => landings.listTags()],
    ['landings', ({ landings }) => landings.listComments({ kind: 'cities', codes: ['BER'] }, 1)],
    ['sales', ({ sales }) => sales.listSpecialOffers('BER')],
    ['sales', ({ sales }) => sales.listSales('BER')],
    ['feedback', ({ feedback }) => feedback.listReviews(1)],
    ['visaChecker', ({ visaChecker }) => visaChecker.findRule('DE', 'TR')],
    [
      'priceCalendar',
      ({ priceCalendar }) => {
        const days = { from: '2031-06-01', to: '2031-06-01' };
        return priceCalendar.listOneWay({ departure: 'BER', arrival: 'ATH', ...days, cabin: 'economy' });
      },
    ],
    [
      'priceMap',
      ({ priceMap }) =>
        priceMap.listDestinations({
          departure: 'BER',
          arrivals: ['ATH'],
          departures: { from: '2031-06-01', to: '2031-06-01' },
          returns: null,
          cabin: 'economy',
        }),
    ],
    ['schedule', ({ schedule }) => schedule.listArrivals('BER', { date: '2031-06-01', from: '10:00', to: '11:00' })],
    ['weather', ({ weather }) => weather.listForecasts([{ code: 'BER', date: '2031-06-01' }])],
    ['geo', ({ geo }) => geo.listNearbyCities('BER')],
    ['attractions', ({ attractions }) => attractions.list('BER')],
    ['feedback', ({ feedback }) => feedback.sendAppLink('+491700000000', 'https://shop.example/app')],
    ['account', ({ account }) => account.signUp(NEWCOMER)],
    ['visits', ({ visits }) => visits.create({ url: 'http://localhost/', screen: null, visitId: 'v' })],
  ];

  it.each(CALLS)('%s throws an UpstreamError of the right kind, and recovers at once', async (service, call) => {
    for (const [fault, kind] of [
      [{ malformed: 'html' }, 'unavailable'],
      [{ malformed: 'truncated' }, 'badContract'],
      [{ malformed: 'empty' }, 'badContract'],
      [{ status: 500 }, 'unavailable'],
    ] as const) {
      await remote.control({ services: { [service]: fault } });
      expect(await failureOf(call(clients())), JSON.stringify(fault)).toMatchObject({ kind, service });
      await remote.control({ services: { [service]: null } });
    }
    await call(clients());
  });

  it.each(CALLS.filter(([service]) => service !== 'visits'))(
    '%s: another shape breaks the contract',
    async (service, call) => {
      await remote.control({ services: { [service]: { malformed: 'wrong_shape' } } });
      expect(await failureOf(call(clients()))).toMatchObject({ kind: 'badContract', service });
      await remote.control({ services: { [service]: null } });
    },
  );
});
