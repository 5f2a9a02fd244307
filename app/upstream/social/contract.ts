/** The brand's pages on social networks (specification 1 §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { tolerantList } from '~/upstream/tolerance';

/** client_name is always `site`; domain is the host of the shop, without a port. */
export const networksQuery = z.object({
  client_name: z.string(),
  country: z.string(),
  lang: z.string(),
  domain: z.string(),
});

/** `data` of the envelope. `code` names the network ("telegram"), for its icon. */
export const networksAnswer = z
  .looseObject({
    social_networks: tolerantList(
      z.looseObject({ code: z.string(), title: z.string(), url: z.url({ protocol: /^https?$/ }) }),
    ),
  })
  .transform((data) => data.social_networks.map(({ code, title, url }) => ({ code, title, url })));

export type NetworksAnswerWire = z.input<typeof networksAnswer>;
export type SocialNetwork = z.output<typeof networksAnswer>[number];

/** Calls of the social service. */
export const endpoints = endpointsOf('social', {
  list: {
    method: 'GET',
    path: '/social_networks.json',
    summary: 'Pages of the brand on social networks.',
    request: networksQuery,
    answer: networksAnswer,
    envelope: { failures: ['serverError'] },
    isRead: true,
  },
});
