import type { ServiceName } from './error';

/** priceCalendar → price_calendar */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

export type ServiceVariable = { [Name in ServiceName]: `${Uppercase<SnakeCase<Name>>}_URL` }[ServiceName];

/** The environment variable with a service's base address: priceCalendar → PRICE_CALENDAR_URL. */
export function serviceVariable(name: ServiceName): ServiceVariable {
  return `${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_URL` as ServiceVariable;
}
