import express, { type RequestHandler } from 'express';
import { z } from 'zod';

/** Where social networks send browsers back to (specification 3 §2). */
const CALLBACK = '/social_auth';
/** What a network may say; everything else is left behind. */
const TAKEN = ['state', 'code', 'error', 'session_state', 'user_identifier', 'iss'];
const readForm = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 20 });

const answered = z.record(z.string(), z.unknown());
/** Apple tells who its user is beside the code, once. */
const appleUser = z.looseObject({ sub: z.string().max(200) });

/**
 * Networks that answer by a form (Apple) come from another site, without this one's cookies: Remix would refuse them.
 * What they bring is taken to the same address by GET, where a cookie says whether it was asked for.
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

/** The parameters of an answer that came as a form; null for what answers nothing. */
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
