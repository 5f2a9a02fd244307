/** Calls of the account service about signing in by a social network. */
import { doneAnswer } from './account/contract';
import * as social from './account/social-contract';
import type { Endpoint } from './endpoints';

const { SOCIAL_ERROR_CODES, socialPaths } = social;

export const ACCOUNT_SOCIAL_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'listSocialNetworks',
    method: 'POST',
    path: socialPaths.list,
    summary: 'Networks that open an account, for a country and language, and where each asks its visitors.',
    request: social.socialListRequest,
    answer: social.socialListAnswer,
    envelope: { failures: SOCIAL_ERROR_CODES.list },
  },
  {
    service: 'account',
    operation: 'authorizeSocial',
    method: 'POST',
    path: socialPaths.authorize,
    summary: 'Turns the code of a provider, once, into a session, or into a token for somebody who has no account yet.',
    request: social.socialAuthorizeRequest,
    answer: social.socialAuthAnswer,
    envelope: { failures: SOCIAL_ERROR_CODES.authorize },
  },
  {
    service: 'account',
    operation: 'specifySocialEmail',
    method: 'POST',
    path: socialPaths.specifyEmail,
    summary: 'Sends a letter to the address that was typed; the same answer whether it has an account or not.',
    request: social.socialEmailRequest,
    answer: doneAnswer,
    envelope: { failures: SOCIAL_ERROR_CODES.specifyEmail },
  },
  {
    service: 'account',
    operation: 'linkSocial',
    method: 'POST',
    path: socialPaths.link,
    summary: 'Adds the network to the account whose password is given, and begins a session.',
    request: social.socialLinkRequest,
    answer: social.socialAuthAnswer,
    envelope: { failures: SOCIAL_ERROR_CODES.link },
  },
  {
    service: 'account',
    operation: 'listLinkedNetworks',
    method: 'POST',
    path: socialPaths.linked,
    summary: 'Networks that open the account.',
    request: social.socialLinkedRequest,
    answer: social.socialLinkedAnswer,
    envelope: { failures: SOCIAL_ERROR_CODES.linked },
  },
  {
    service: 'account',
    operation: 'unlinkNetwork',
    method: 'POST',
    path: socialPaths.unlink,
    summary: 'A network opens the account no more.',
    request: social.socialUnlinkRequest,
    answer: doneAnswer,
    envelope: { failures: SOCIAL_ERROR_CODES.unlink },
  },
];
