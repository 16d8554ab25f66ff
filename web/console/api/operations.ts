import { operationScreens as derived } from '#generated/operation-screens.ts'
import { operationTitles, uploadOperations as uploads } from '#generated/operation-titles.ts'
import type { operations } from '#generated/provider.d.ts'

export type OperationId = keyof operations

/** The operations that take files. */
export const uploadOperations: readonly string[] = uploads

/** Where a user of the portal meets an operation, and how its response is caused. */
export type OperationScreen = {
  path: `/${string}`
  /**
   * Login of the person of the scenarios who sees the screen; `visitor` is a user who is not signed
   * in.
   */
  who: string
  /** Requested when the screen opens, or by the user's action there. */
  when: 'opening' | 'acting'
}

const visitor = 'visitor'
const jana = '10000001'
const withConsentToGive = '10000005'
const family = '2000001'
const familyRenewing = '2000002'
const admin = 'admin'

/** Any value of the right format: the fault responds before the provider checks it. */
const RECURRING = '/jak-pomahat?pravidelna=pravidelna-jana-2026'
const RETURNED_REQUEST = '/dotaznik-editace?odkaz=edit-rodina-2026'
const FAMILY = '/profil-rodiny/fam-k7p2'
const RESET = '/obnova-hesla?odkaz=rst_0000000000000000'

const opening = (path: `/${string}`, who: string): OperationScreen => ({ path, who, when: 'opening' })
const acting = (path: `/${string}`, who: string): OperationScreen => ({ path, who, when: 'acting' })

/**
 * Operations that the screens of their own feature do not show, or only to another person or at another address. The compiler
 * requires an entry for each operation that no screen is derived for; null if no screen shows its response.
 */
const otherScreens: Record<Exclude<OperationId, keyof typeof derived>, OperationScreen | null> &
  Partial<Record<OperationId, OperationScreen | null>> = {
  endSession: opening('/logout', jana),
  prolongSession: acting('/darce', jana),
  getUserProfile: opening('/darce', jana),
  getRecipientProfile: opening('/prijemce', family),
  saveRecipientContacts: acting('/prijemce/moje-udaje-kontakty', family),
  requestConfirmationCode: acting('/prijemce/moje-udaje', family),
  confirmByCode: acting('/prijemce/moje-udaje', family),
  addFamilyMember: acting('/prijemce/moje-udaje', family),
  saveFamilyMember: acting('/prijemce/moje-udaje', family),
  requestMemberRemoval: acting('/prijemce/moje-udaje', family),
  getRenewal: opening('/prijemce/obnoveni-zadosti', familyRenewing),
  submitRenewal: acting('/prijemce/obnoveni-zadosti', familyRenewing),
  uploadRenewalFile: acting('/prijemce/obnoveni-zadosti', familyRenewing),
  removeRenewalFile: acting('/prijemce/obnoveni-zadosti', familyRenewing),
  getHelpRequestForm: opening('/dotaznik-onko', visitor),
  startHelpRequest: acting('/dotaznik-onko', visitor),
  getHelpRequest: opening(RETURNED_REQUEST, visitor),
  uploadHelpRequestFile: acting(RETURNED_REQUEST, visitor),
  removeHelpRequestFile: acting(RETURNED_REQUEST, visitor),
  submitHelpRequest: acting(RETURNED_REQUEST, visitor),
  openLink: opening('/jak-pomahat?odkaz=lnk_00000000', visitor),
  exchangeLink: opening(RETURNED_REQUEST, visitor),
  getAdminOverview: opening('/admin', admin),
  getAdminLinks: opening('/admin/link-generator', admin),
  createAdminLink: acting('/admin/link-generator', admin),
  revokeAdminLink: acting('/admin/link-generator', admin),
  checkPasswordReset: opening(RESET, visitor),
  resetPassword: acting(RESET, visitor),
  getPaymentDetails: opening('/jak-pomahat', visitor),
  startCardPayment: acting('/jak-pomahat', visitor),
  getCardPayment: acting('/jak-pomahat', visitor),
  retryCardPayment: acting('/jak-pomahat', visitor),
  getRecurringPayment: opening(RECURRING, visitor),
  confirmRecurringChange: acting(RECURRING, visitor),
  withdrawConsent: acting('/muj-ucet/oou-souhlas', jana),
  getFamily: opening(FAMILY, jana),
  viewFamilyContact: acting(FAMILY, jana),
  undoEmailChange: acting('/obnova-hesla?ucel=vratit-email&odkaz=und_0000000000000000', visitor),
  previewCertificate: opening('/muj-ucet/danove', jana),
  getValueStore: opening('/jak-pomahat', visitor),
  sendEmailForm: acting('/muj-ucet/nps', jana),
  uploadFiles: null,
  reportMissingTranslation: null,
}

const persons = { visitor, donor: jana, recipient: family, admin, oou: withConsentToGive }

/** Every operation of the contract: derived from the routes, unless it is written above. */
export const operationScreens: Readonly<Record<string, OperationScreen | null>> = {
  ...Object.fromEntries(
    Object.entries(derived).map(([id, { path, scope, when }]) => [id, { path, who: persons[scope], when }]),
  ),
  ...otherScreens,
}

/**
 * The screen of an operation that a running server names; a newer server may name one that this
 * console does not know.
 */
export const screenOf = (operationId: string): OperationScreen | undefined =>
  (Object.hasOwn(operationScreens, operationId) ? operationScreens[operationId] : null) ?? undefined

/** The path of the screen without query and fragment. */
export const pageOf = ({ path }: OperationScreen): string => path.replace(/\?.*/, '')

/** Families have the portal in Czech only. */
export const languagesOf = ({ path }: OperationScreen): readonly ('cs' | 'en')[] =>
  /^\/(prijemce|dotaznik)/.test(path) ? ['cs'] : ['cs', 'en']

/** The name of an operation for people, in each language of the console; empty for an unknown operation. */
export const titlesOf = (operationId: string): { cs: string; en: string } =>
  operationTitles[operationId] ?? { cs: '', en: '' }
