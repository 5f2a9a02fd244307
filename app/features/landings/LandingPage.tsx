import { useLoaderData } from '@remix-run/react';
import { LandingView } from './LandingView';
import type { LandingScreen } from './screen.server';

/** The page of a landing route. */
export function LandingPage() {
  const { screen } = useLoaderData<{ screen: LandingScreen }>();
  return <LandingView screen={screen as LandingScreen} />;
}
