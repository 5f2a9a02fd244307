import type { Feature } from '~/bff/request/features';
import type { ConfigName } from '~/upstream/settings/contract';

/**
 * Keeps a promise: `call`, the upstream operation that does it; `flag`, the feature without which the text is not shown;
 * `config`, the setting that names what the text names; `test`, the test that watches it happen; `people`, those who
 * read the mailbox of the support, which every brand names.
 */
export type Proof =
  { call: string } | { flag: Feature } | { config: ConfigName } | { test: string } | { people: 'support' };

const BY_PEOPLE: Proof = { people: 'support' };
/** The check-in, its passes, and the money of a refusal. */
const BY_REGISTRATION: Proof = { test: 'tests/e2e/online-registration.http.spec.ts' };

/** The policies as documents, on the page and in the letter. */
const BY_POLICIES: Proof = { test: 'tests/e2e/insurance-policies.http.spec.ts' };

/** The proof of each text with a promise: `namespace:key` without plural endings, `content/page#section` of a text page. */
export const PROMISES: Readonly<Record<string, Proof>> = {
  'account:login.reason.chat': { flag: 'supportChat' },
  'account:reset.text': { call: 'account.requestPasswordReset' },
  'account:code.text': { call: 'account.requestCode' },
  'account:again.codeSent': { call: 'account.requestCodeAgain' },
  'account:success_register.text': { call: 'account.signUp' },
  'account:newsletter.expired.text': { call: 'feedback.subscribe' },
  'addons:sections.refund.text': { flag: 'refundService' },
  'addons:sections.registration.text': BY_REGISTRATION,
  'addons:sections.insurance.text': BY_POLICIES,
  'addons:sections.sms.text': { test: 'tests/conformance/order-info.test.ts' },
  'addons:sections.warranty.title': { flag: 'warranty' },
  'addons:sections.warranty.text': { flag: 'warranty' },
  'addons:sections.warranty.without': { flag: 'warranty' },
  'addons:sections.support.title': { flag: 'prioritySupport' },
  'addons:sections.support.text': { flag: 'prioritySupport' },
  'addons:sections.support.levels.minimum': { flag: 'prioritySupport' },
  'addons:sections.support.levels.standard': { flag: 'prioritySupport' },
  'booking:problem.refund.coming.text': { test: 'tests/e2e/order-states.http.spec.ts' },
  'booking:checking.sending.title': { call: 'booking.bookAndIssue' },
  'booking:step2.contacts': { test: 'tests/e2e/outbound-links-booking.http.spec.ts' },
  'booking:thanks.stranger.text': { call: 'documents.request' },
  'booking:letterLinks.effect': { call: 'documents.revokeLinks' },
  'changes:money.order': { test: 'tests/conformance/change-guarantee.test.ts' },
  'common:footer.stores.file': { test: 'tests/e2e/outbound-links.http.spec.ts' },
  'common:help.chat': { flag: 'supportChat' },
  'common:footer.links.chat': { flag: 'supportChat' },
  'common:footer.links.email': { call: 'feedback.subscribe' },
  'common:support.title': { flag: 'supportChat' },
  'errors:upstream.NotConfirmed': { call: 'account.signUp' },
  'errors:upstream.ExpiredPassword': { call: 'account.requestPasswordReset' },
  'errors:validation.adsConsentRequired': { call: 'feedback.subscribe' },
  'errors:validation.watchConsentRequired': { call: 'priceSubscription.create' },
  'home:subscription.text': { call: 'feedback.subscribe' },
  'home:subscription.doneText': { call: 'feedback.subscribe' },
  'home:app.stores': { config: 'app_links' },
  'home:app.doneText': { call: 'feedback.sendAppLink' },
  'home:app.store.app_store': { config: 'app_links' },
  'home:app.store.google_play': { config: 'app_links' },
  'home:app.store.app_gallery': { config: 'app_links' },
  'home:app.store.ru_store': { config: 'app_links' },
  'content:orders.status.failedPaid': { test: 'tests/e2e/orders.http.spec.ts' },
  'order:extras.status.refunding': { test: 'tests/e2e/orders.http.spec.ts' },
  'order:refundFailed.text': BY_PEOPLE,
  'payment:device.sent': { call: 'booking.bookAndIssue' },
  'payment:deadline.rest': { test: 'tests/e2e/payment-ways.http.spec.ts' },
  'payment:split.terms': { test: 'tests/e2e/payment-ways.http.spec.ts' },
  'payment-info:state.returned.title': { test: 'tests/e2e/order-states.http.spec.ts' },
  'payment-info:state.refunded.title': { test: 'tests/e2e/order-states.http.spec.ts' },
  'profile:dashboard.pendingEmailText': { call: 'account.changeEmail' },
  'profile:settings.saved.email': { call: 'account.changeEmail' },
  'profile:settings.saved.deletion': { call: 'account.askToAnonymize' },
  'profile:settings.email.hint': { call: 'account.changeEmail' },
  'receipt:find.lead': { call: 'documents.request' },
  'reminders:priceDrop.text': { call: 'priceSubscription.create' },
  'reminders:priceDrop.doneText': { call: 'priceSubscription.create' },
  'booking:thanks.next.registered': BY_REGISTRATION,
  'registration:title': BY_REGISTRATION,
  'registration:lead': BY_REGISTRATION,
  'registration:flight': BY_REGISTRATION,
  'registration:offer': BY_REGISTRATION,
  'registration:status.refunding': BY_REGISTRATION,
  'registration:note.refundCard': BY_REGISTRATION,
  'registration:note.refund': BY_REGISTRATION,
  'errors:validation.registrationRequired': BY_REGISTRATION,
  'social:need_email.text': { test: 'tests/e2e/outbound-links-booking.http.spec.ts' },
  'social:need_email.textGiven': { test: 'tests/e2e/outbound-links-booking.http.spec.ts' },
  'social:letter.text': { call: 'account.specifySocialEmail' },
  'content/about#what': BY_PEOPLE,
  'content/accessibility#contact': BY_PEOPLE,
  'content/agreement#liability': BY_PEOPLE,
  'content/agreement#disputes': BY_PEOPLE,
  'content/confidential#others': { call: 'feedback.subscribe' },
  'content/contacts#support': BY_PEOPLE,
  'content/contacts#security': BY_PEOPLE,
  'content/email#lead': { call: 'feedback.subscribe' },
  'content/email#newsletter': { call: 'feedback.subscribe' },
  'content/email#unsubscribe': { test: 'tests/conformance/visitors.test.ts' },
  'content/email#missing': BY_PEOPLE,
  'content/helpcenter#check-in': BY_REGISTRATION,
  'content/imprint#complaints': BY_PEOPLE,
  'content/press#media': BY_PEOPLE,
  'content/privacy#consent': { call: 'feedback.subscribe' },
  'content/privacy#request': BY_PEOPLE,
  'content/refund#start': { test: 'tests/e2e/order-states.http.spec.ts' },
};
