/** The account service; its letters appear in the outbox (upstream facts §5, specification 3 §7). */
import { bonusAccountEndpoints } from '~/upstream/account/bonus-contract';
import { cardEndpoints } from '~/upstream/account/cards-contract';
import { orderEndpoints } from '~/upstream/account/orders-contract';
import { codeEndpoints } from '~/upstream/account/code-contract';
import { confirmationEndpoints } from '~/upstream/account/confirmation-contract';
import { accountEndpoints } from '~/upstream/account/contract';
import { discountEndpoints } from '~/upstream/account/discount-contract';
import { documentEndpoints } from '~/upstream/account/documents-contract';
import { passengerEndpoints } from '~/upstream/account/passengers-contract';
import { passkeyEndpoints } from '~/upstream/account/passkeys-contract';
import { profileEndpoints } from '~/upstream/account/profile-contract';
import { sessionEndpoints } from '~/upstream/account/sessions-contract';
import { socialEndpoints } from '~/upstream/account/social-contract';
import { walletAccountEndpoints } from '~/upstream/account/wallet-contract';
import type { SandboxService } from '../service/service';
import { serveAccount as serve } from './auth/account-operation';
import { bonusVariables, getBonus, listBonusLog } from './bonus/bonus';
import { listWallets, listWalletTransactions } from './wallet/wallet';
import { claimInvitation, getReferral, listOwnCodes } from './discounts/discounts';
import { anonymize, askToAnonymize } from './profile/anonymize';
import { showCardPage, startAddingCard, submitCardPage } from './profile/card-page';
import { deleteCard, listCards } from './profile/cards';
import { confirm, showConfirmation } from './confirmation';
import { requestCode, requestCodeAgain, signInByLetter } from './auth/codes';
import { reauthenticate } from './auth/reauthenticate';
import { changeEmail, changePassword } from './auth/credentials';
import { claimBooking } from './orders/claim';
import { listOrders, showBookingOfAccount } from './orders/orders';
import { addDocument, deleteDocument, listDocuments, updateDocument } from './notebook/documents';
import { deletePassenger, listPassengers, restorePassenger, savePassenger } from './notebook/passengers';
import { addPasskey, listPasskeys, removePasskey, startAddingPasskey } from './passkeys/own-passkeys';
import { signInByPasskey, startPasskeySignIn } from './passkeys/passkey-sign-in';
import { getProfile, updateAccount, updateProfile } from './profile/profile';
import { requestReset, setPassword } from './reset';
import { ACCOUNT_SCHEMA, WIPE_ACCOUNTS } from './schema';
import { endOneOrOthers, listSessions } from './auth/sessions';
import { getAccount, signIn, signOut } from './auth/sign-in';
import { signUp } from './auth/sign-up';
import { authorize, link, specifyEmail } from './social/authorize';
import { listLinked, unlink } from './social/links';
import { listNetworks } from './social/networks';
import { oneTapCredential, oneTapScript } from './social/one-tap';
import { answerProvider, showProvider } from './social/provider';

/** Routes are relative to the service's prefix, /account. */
export const accountService: SandboxService = {
  name: 'account',
  schema: ACCOUNT_SCHEMA,
  wipe: WIPE_ACCOUNTS,
  // Google's prompt runs in a page of the shop.
  crossOrigin: ['POST /social/google/one_tap'],
  routes: {
    ...serve(accountEndpoints.signIn, signIn),
    ...serve(accountEndpoints.signOut, signOut),
    ...serve(accountEndpoints.signUp, signUp),
    ...serve(confirmationEndpoints.showConfirmation, showConfirmation),
    ...serve(confirmationEndpoints.confirm, confirm),
    ...serve(accountEndpoints.getAccount, getAccount),
    ...serve(orderEndpoints.listOrders, listOrders),
    ...serve(bonusAccountEndpoints.getBonusVariables, bonusVariables),
    ...serve(bonusAccountEndpoints.getBonus, getBonus),
    ...serve(bonusAccountEndpoints.listBonusLog, listBonusLog),
    ...serve(walletAccountEndpoints.listWallets, listWallets),
    ...serve(walletAccountEndpoints.listWalletTransactions, listWalletTransactions),
    ...serve(discountEndpoints.listOwnCodes, listOwnCodes),
    ...serve(discountEndpoints.getReferral, getReferral),
    ...serve(discountEndpoints.claimInvitation, claimInvitation),
    ...serve(accountEndpoints.findBooking, showBookingOfAccount),
    ...serve(accountEndpoints.claimBooking, claimBooking),
    ...serve(accountEndpoints.requestPasswordReset, requestReset),
    ...serve(accountEndpoints.setPassword, setPassword),
    ...serve(profileEndpoints.getProfile, getProfile),
    ...serve(profileEndpoints.updateProfile, updateProfile),
    ...serve(profileEndpoints.updateAccount, updateAccount),
    ...serve(profileEndpoints.changeEmail, changeEmail),
    ...serve(profileEndpoints.changePassword, changePassword),
    ...serve(profileEndpoints.askToAnonymize, askToAnonymize),
    ...serve(profileEndpoints.anonymize, anonymize),
    ...serve(cardEndpoints.listCards, listCards),
    ...serve(cardEndpoints.startAddingCard, startAddingCard),
    ...serve(cardEndpoints.deleteCard, deleteCard),
    ...serve(codeEndpoints.requestCode, requestCode),
    ...serve(codeEndpoints.requestCodeAgain, requestCodeAgain),
    ...serve(codeEndpoints.signInByLetter, signInByLetter),
    ...serve(codeEndpoints.reauthenticate, reauthenticate),
    ...serve(passkeyEndpoints.listPasskeys, listPasskeys),
    ...serve(passkeyEndpoints.startAddingPasskey, startAddingPasskey),
    ...serve(passkeyEndpoints.addPasskey, addPasskey),
    ...serve(passkeyEndpoints.removePasskey, removePasskey),
    ...serve(passkeyEndpoints.startPasskeySignIn, startPasskeySignIn),
    ...serve(passkeyEndpoints.signInByPasskey, signInByPasskey),
    ...serve(sessionEndpoints.listSessions, listSessions),
    ...serve(sessionEndpoints.endSession, endOneOrOthers),
    ...serve(documentEndpoints.listDocuments, listDocuments),
    ...serve(documentEndpoints.addDocument, addDocument),
    ...serve(documentEndpoints.updateDocument, updateDocument),
    ...serve(documentEndpoints.deleteDocument, deleteDocument),
    ...serve(passengerEndpoints.listPassengers, listPassengers),
    ...serve(passengerEndpoints.savePassenger, savePassenger),
    ...serve(passengerEndpoints.deletePassenger, deletePassenger),
    ...serve(passengerEndpoints.restorePassenger, restorePassenger),
    ...serve(socialEndpoints.listSocialNetworks, listNetworks),
    ...serve(socialEndpoints.authorizeSocial, authorize),
    ...serve(socialEndpoints.specifySocialEmail, specifyEmail),
    ...serve(socialEndpoints.linkSocial, link),
    ...serve(socialEndpoints.listLinkedNetworks, listLinked),
    ...serve(socialEndpoints.unlinkNetwork, unlink),
    'GET /social/google/one_tap.js': oneTapScript,
    'POST /social/google/one_tap': oneTapCredential,
    'GET /social/:network/authorize': showProvider,
    'POST /social/:network/authorize': answerProvider,
    'GET /bank/cards/:token': showCardPage,
    'POST /bank/cards/:token': submitCardPage,
  },
};
