/**
 * Estimates the emissions of a journey: great-circle distance of each segment times a published factor. The method is
 * on the page of data sources and in decision 041.
 */
import type { Cabin } from '~/upstream/search/contract';
import type { Segment } from '../segment';
import { distanceKm } from './distance.server';

/** Longer flights are "long-haul" in the source. */
const LONG_HAUL_KM = 3700;

/**
 * Kilograms of CO₂ equivalent for one passenger and kilometre. Source: UK Department for Energy Security and Net Zero,
 * Greenhouse gas reporting: conversion factors 2025; flights without radiative forcing, with the 8 % that routes are
 * longer than the great circle; trains: national rail; buses: coach. The source has no premium economy and no first
 * class on short flights, so their nearest class counts.
 */
export const FACTORS = {
  shortHaul: { economy: 0.07435, premium_economy: 0.07435, business: 0.11152, first: 0.11152 },
  longHaul: { economy: 0.06926, premium_economy: 0.11081, business: 0.20083, first: 0.27701 },
  train: 0.03546,
  bus: 0.02776,
} as const;

type Ride = Pick<Segment, 'departure' | 'arrival' | 'transportKind'>;

/** Returns the kilograms of CO₂ equivalent for one passenger; null when a place on the way is unknown. */
export function emissionsOf(trips: readonly (readonly Ride[])[], cabin: Cabin): number | null {
  let kilograms = 0;
  for (const { departure, arrival, transportKind } of trips.flat()) {
    const distance = distanceKm(departure, arrival);
    if (distance === null) return null;
    kilograms += distance * factorOf(transportKind, distance, cabin);
  }
  return kilograms;
}

function factorOf(kind: Ride['transportKind'], distance: number, cabin: Cabin): number {
  if (kind !== 'airplane') return FACTORS[kind];
  return FACTORS[distance > LONG_HAUL_KM ? 'longHaul' : 'shortHaul'][cabin];
}
