/** The account service; its letters lie in the outbox (upstream facts §5, specification 3 §7). */
import {
  bookingRequest,
  ordersRequest,
  paths,
  resetRequest,
  setPasswordRequest,
  signInRequest,
  signOutRequest,
  signUpRequest,
  tokenRequest,
} from '~/upstream/account/contract';
import { confirmationPaths, confirmRequest, showConfirmationRequest } from '~/upstream/account/confirmation-contract';
import { cardPaths, deleteCardRequest, startAddingCardRequest } from '~/upstream/account/cards-contract';
import {
  codePaths,
  codeSignInRequest,
  reauthenticateRequest,
  requestAgainRequest,
  requestCodeRequest,
} from '~/upstream/account/code-contract';
import {
  addPasskeyRequest,
  passkeyPaths,
  passkeySignInRequest,
  removePasskeyRequest,
  startAddingPasskeyRequest,
  startPasskeySignInRequest,
} from '~/upstream/account/passkeys-contract';
import { passengerIdRequest, passengerPaths, savePassengerRequest } from '~/upstream/account/passengers-contract';
import {
  anonymizeRequest,
  askToAnonymizeRequest,
  changeEmailRequest,
  changePasswordRequest,
  profilePaths,
  updateAccountRequest,
  updateProfileRequest,
} from '~/upstream/account/profile-contract';
import { endSessionRequest, sessionPaths } from '~/upstream/account/sessions-contract';
import {
  socialAuthorizeRequest,
  socialEmailRequest,
  socialLinkedRequest,
  socialLinkRequest,
  socialListRequest,
  socialPaths,
  socialUnlinkRequest,
} from '~/upstream/account/social-contract';
import type { SandboxService } from '../service';
import { accountOperation as operation } from './account-operation';
import { anonymize, askToAnonymize } from './anonymize';
import { showCardPage, startAddingCard, submitCardPage } from './card-page';
import { deleteCard, listCards } from './cards';
import { confirm, showConfirmation } from './confirmation';
import { requestCode, requestCodeAgain, signInByLetter } from './codes';
import { reauthenticate } from './reauthenticate';
import { changeEmail, changePassword } from './credentials';
import { listOrders, showBookingOfAccount } from './orders';
import { deletePassenger, listPassengers, restorePassenger, savePassenger } from './passengers';
import { addPasskey, listPasskeys, removePasskey, startAddingPasskey } from './passkeys/own-passkeys';
import { signInByPasskey, startPasskeySignIn } from './passkeys/passkey-sign-in';
import { getProfile, updateAccount, updateProfile } from './profile';
import { requestReset, setPassword } from './reset';
import { ACCOUNT_SCHEMA } from './schema';
import { endOneOrOthers, listSessions } from './sessions';
import { getAccount, signIn, signOut } from './sign-in';
import { signUp } from './sign-up';
import { authorize, link, specifyEmail } from './social/authorize';
import { listLinked, unlink } from './social/links';
import { listNetworks } from './social/networks';
import { oneTapCredential, oneTapScript } from './social/one-tap';
import { answerProvider, showProvider } from './social/provider';

/** Routes are relative to the service's prefix, /account. */
export const accountService: SandboxService = {
  name: 'account',
  schema: ACCOUNT_SCHEMA,
  // Google's prompt runs in a page of the shop.
  crossOrigin: ['POST /social/google/one_tap'],
  routes: {
    [`POST ${paths.signIn}`]: operation(signInRequest, signIn),
    [`POST ${paths.signOut}`]: operation(signOutRequest, signOut),
    [`POST ${paths.signUp}`]: operation(signUpRequest, signUp),
    [`POST ${confirmationPaths.show}`]: operation(showConfirmationRequest, showConfirmation),
    [`POST ${confirmationPaths.confirm}`]: operation(confirmRequest, confirm),
    [`POST ${paths.get}`]: operation(tokenRequest, getAccount),
    [`POST ${paths.orders}`]: operation(ordersRequest, listOrders),
    [`POST ${paths.booking}`]: operation(bookingRequest, showBookingOfAccount),
    [`POST ${paths.requestPasswordReset}`]: operation(resetRequest, requestReset),
    [`POST ${paths.setPassword}`]: operation(setPasswordRequest, setPassword),
    [`POST ${profilePaths.get}`]: operation(tokenRequest, getProfile),
    [`POST ${profilePaths.update}`]: operation(updateProfileRequest, updateProfile),
    [`POST ${profilePaths.updateAccount}`]: operation(updateAccountRequest, updateAccount),
    [`POST ${profilePaths.changeEmail}`]: operation(changeEmailRequest, changeEmail),
    [`POST ${profilePaths.changePassword}`]: operation(changePasswordRequest, changePassword),
    [`POST ${profilePaths.askToAnonymize}`]: operation(askToAnonymizeRequest, askToAnonymize),
    [`POST ${profilePaths.anonymize}`]: operation(anonymizeRequest, anonymize),
    [`POST ${cardPaths.list}`]: operation(tokenRequest, listCards),
    [`POST ${cardPaths.startAdding}`]: operation(startAddingCardRequest, startAddingCard),
    [`POST ${cardPaths.remove}`]: operation(deleteCardRequest, deleteCard),
    [`POST ${codePaths.request}`]: operation(requestCodeRequest, requestCode),
    [`POST ${codePaths.requestAgain}`]: operation(requestAgainRequest, requestCodeAgain),
    [`POST ${codePaths.signIn}`]: operation(codeSignInRequest, signInByLetter),
    [`POST ${codePaths.reauthenticate}`]: operation(reauthenticateRequest, reauthenticate),
    [`POST ${passkeyPaths.list}`]: operation(tokenRequest, listPasskeys),
    [`POST ${passkeyPaths.startAdding}`]: operation(startAddingPasskeyRequest, startAddingPasskey),
    [`POST ${passkeyPaths.add}`]: operation(addPasskeyRequest, addPasskey),
    [`POST ${passkeyPaths.remove}`]: operation(removePasskeyRequest, removePasskey),
    [`POST ${passkeyPaths.startSignIn}`]: operation(startPasskeySignInRequest, startPasskeySignIn),
    [`POST ${passkeyPaths.signIn}`]: operation(passkeySignInRequest, signInByPasskey),
    [`POST ${sessionPaths.list}`]: operation(tokenRequest, listSessions),
    [`POST ${sessionPaths.end}`]: operation(endSessionRequest, endOneOrOthers),
    [`POST ${passengerPaths.list}`]: operation(tokenRequest, listPassengers),
    [`POST ${passengerPaths.save}`]: operation(savePassengerRequest, savePassenger),
    [`POST ${passengerPaths.remove}`]: operation(passengerIdRequest, deletePassenger),
    [`POST ${passengerPaths.restore}`]: operation(passengerIdRequest, restorePassenger),
    [`POST ${socialPaths.list}`]: operation(socialListRequest, listNetworks),
    [`POST ${socialPaths.authorize}`]: operation(socialAuthorizeRequest, authorize),
    [`POST ${socialPaths.specifyEmail}`]: operation(socialEmailRequest, specifyEmail),
    [`POST ${socialPaths.link}`]: operation(socialLinkRequest, link),
    [`POST ${socialPaths.linked}`]: operation(socialLinkedRequest, listLinked),
    [`POST ${socialPaths.unlink}`]: operation(socialUnlinkRequest, unlink),
    'GET /social/google/one_tap.js': oneTapScript,
    'POST /social/google/one_tap': oneTapCredential,
    'GET /social/:network/authorize': showProvider,
    'POST /social/:network/authorize': answerProvider,
    'GET /bank/cards/:token': showCardPage,
    'POST /bank/cards/:token': submitCardPage,
  },
};
