import { describe, expect, it } from 'vitest';
import { nameWithCity, placeName, shortStationName, stationInCity } from './place-name';

describe('nameWithCity', () => {
  it.each([
    ['City', 'London', 'London City'],
    ['Сити', 'Лондон', 'Лондон Сити'],
    ['South', 'Tenerife', 'Tenerife South'],
    ['City County', 'Havre', 'Havre City County'],
    ['Norte', 'Tenerife', 'Tenerife Norte'],
    ['Heathrow', 'London', 'Heathrow'],
    ['South Bend', 'South Bend', 'South Bend'],
    ['South Charleroi', 'Brussels', 'South Charleroi'],
    ['Central', 'Central', 'Central'],
    ['City', '', 'City'],
  ])('tells %s of %j as %s', (name, city, expected) => {
    expect(nameWithCity(name, city)).toBe(expected);
  });
});

describe('shortStationName', () => {
  it.each([
    ['Казанский вокзал', 'Казанский'],
    ['Leningradsky station', 'Leningradsky'],
    ['Екатеринбург-Пассажирский', null],
    ['Union Station', null],
    ['Paris Gare de Lyon', null],
    ['вокзал', null],
  ])('shortens %s to %j', (name, short) => expect(shortStationName(name)).toBe(short));
});

describe('stationInCity', () => {
  it.each([
    ['Казанский вокзал', 'Москва', 'Казанский'],
    ['Paris Gare de Lyon', 'Paris', 'Gare de Lyon'],
    ['Lyon Part-Dieu', 'Lyon', 'Part-Dieu'],
    ['Milano Centrale', 'Milano', null],
    ['Paris Gare de Lyon', '', null],
    ['Union Station', 'Denver', null],
  ])('shortens %s of %s to %j', (name, city, short) => expect(stationInCity(name, city)).toBe(short));
});

describe('placeName', () => {
  const ports = { LCY: { name: 'City', cityCode: 'LON', kind: 'airport' } };

  it.each([
    ['with its city', 'LCY', { LON: { name: 'London', countryCode: 'GB', nameCases: null } }, 'London City'],
    ['alone when the city is unknown', 'LCY', {}, 'City'],
    ['by its code when it is unknown', 'QQZ', {}, 'QQZ'],
  ])('names a port %s', (_name, code, cities, expected) => {
    expect(placeName(code, { ports, cities })).toBe(expected);
  });
});
