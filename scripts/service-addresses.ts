import { SERVICE_NAMES, serviceVariable } from '~/upstream/services.server';

const LINES = /(?:^# \w+_URL=http:\/\/127\.0\.0\.1:4010\/\w+\n)+/m;

/** Writes the addresses of all upstream services, as the sandbox has them, into the text of `.env.example`. */
export function withServiceAddresses(text: string): string {
  const lines = SERVICE_NAMES.map((name) => `# ${serviceVariable(name)}=http://127.0.0.1:4010/${name}\n`);
  return text.replace(LINES, lines.join(''));
}
