import express, { type RequestHandler } from 'express';
import { z } from 'zod';

/** Social networks redirect browsers to this path (specification 3 §2). */
const CALLBACK = '/social_auth';
/** Parameters taken from a network; all others are dropped. */
const TAKEN = ['state', 'code', 'error', 'session_state', 'user_identifier', 'iss'];
const readForm = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 20 });

const answered = z.record(z.string(), z.unknown());
/** Apple sends its user beside the code, once. */
const appleUser = z.looseObject({ sub: z.string().max(200) });

/**
 * Redirects a network's form (Apple) to the same address by GET. The form comes from another site without our cookies,
 * so Remix would refuse it; after the redirect a cookie proves that this browser asked for it.
 */
export const socialAnswer: RequestHandler = (request, response, next) => {
  if (request.method !== 'POST' || request.path !== CALLBACK) return next();
  readForm(request, response, (error?: unknown) => {
    response.setHeader('Cache-Control', 'no-store');
    const parameters = error ? null : readAnswer(request.body);
    if (!parameters) return void response.status(400).end();
    response.redirect(303, `${CALLBACK}?${parameters.toString()}`);
  });
};

/** Returns the parameters of an answer sent as a form; null without a state. */
export function readAnswer(body: unknown): URLSearchParams | null {
  const form = answered.safeParse(body);
  if (!form.success) return null;
  const parameters = new URLSearchParams();
  for (const name of TAKEN) {
    const value = form.data[name];
    if (typeof value === 'string' && value !== '') parameters.set(name, value);
  }
  const subject = subjectOf(form.data.user);
  if (subject) parameters.set('user_identifier', subject);
  return parameters.has('state') ? parameters : null;
}

function subjectOf(user: unknown): string | null {
  if (typeof user !== 'string') return null;
  try {
    const parsed = appleUser.safeParse(JSON.parse(user));
    return parsed.success ? parsed.data.sub : null;
  } catch {
    return null;
  }
}
