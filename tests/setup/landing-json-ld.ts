import { z } from 'zod';

const address = z.url();
const list = z.array(
  z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string().min(1), item: address }),
);
const answer = z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(2) });
const question = z.strictObject({ '@type': z.literal('Question'), name: z.string().min(5), acceptedAnswer: answer });
const context = { '@context': z.literal('https://schema.org') };
const postal = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: z.string().min(1),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});
const country = z.strictObject({ '@type': z.literal('Country'), name: z.string().min(2) });
const code = z.string().regex(/^[A-Z0-9]{2,3}$/);

const airport = z.strictObject({ '@type': z.literal('Airport'), iataCode: code });
const moment = z.iso.datetime({ offset: true, local: false });
const flight = z.strictObject({
  '@type': z.literal('Flight'),
  flightNumber: z.string().regex(/^[A-Z0-9]{2}\d{1,4}$/),
  provider: z.strictObject({ '@type': z.literal('Airline'), iataCode: code, name: z.string().min(1).optional() }),
  departureAirport: airport,
  departureTime: moment,
  arrivalAirport: airport,
  arrivalTime: moment,
});

/** The types by which a landing page may describe itself to search engines; nothing beyond it. */
export const landingJsonLd = z.discriminatedUnion('@type', [
  z.strictObject({ ...context, '@type': z.literal('BreadcrumbList'), itemListElement: list.min(2) }),
  z.strictObject({ ...context, '@type': z.literal('FAQPage'), mainEntity: z.array(question).min(1) }),
  z.strictObject({
    ...context,
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), item: flight }))
      .min(1)
      .max(12),
  }),
  z.strictObject({ ...context, '@type': z.literal('City'), name: z.string(), url: address, containedInPlace: country }),
  z.strictObject({
    ...context,
    '@type': z.literal('Airport'),
    name: z.string(),
    iataCode: code,
    url: address,
    address: postal,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Airline'),
    name: z.string(),
    iataCode: code,
    mainEntityOfPage: address,
  }),
]);
