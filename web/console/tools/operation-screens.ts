import type { operations } from '#generated/provider.d.ts'

export type OperationId = keyof operations

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

/** Every operation of the contract; null if no screen shows its response. */
export const operationScreens: Readonly<Record<OperationId, OperationScreen | null>> = {
  logIn: acting('/login', visitor),
  logInRecipient: acting('/prijemce/prihlaseni', visitor),
  endSession: opening('/logout', jana),
  prolongSession: acting('/darce', jana),
  getUserProfile: opening('/darce', jana),
  saveDonorProfile: acting('/muj-ucet/profil', jana),
  getRecipientProfile: opening('/prijemce', family),
  saveRecipientData: acting('/prijemce/moje-udaje', family),
  saveRecipientContacts: acting('/prijemce/moje-udaje-kontakty', family),
  addFamilyMember: acting('/prijemce/moje-udaje', family),
  saveFamilyMember: acting('/prijemce/moje-udaje', family),
  requestMemberRemoval: acting('/prijemce/moje-udaje', family),
  getRecipientPhotos: opening('/prijemce/moje-fotky', family),
  addRecipientPhoto: acting('/prijemce/moje-fotky', family),
  saveRecipientPhoto: acting('/prijemce/moje-fotky', family),
  choosePrimaryPhoto: acting('/prijemce/moje-fotky', family),
  requestPhotoRemoval: acting('/prijemce/moje-fotky', family),
  getRecipientDocuments: opening('/prijemce/dokumenty', family),
  uploadRecipientDocument: acting('/prijemce/dokumenty', family),
  removeRecipientDocument: acting('/prijemce/dokumenty', family),
  getContributions: opening('/prijemce/historie-prispevku', family),
  getHelpOffers: opening('/prijemce/nabidky-pomoci', family),
  getContactViews: opening('/prijemce/moje-udaje-kontakty', family),
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
  registerDonor: acting('/registrace', visitor),
  requestPasswordReset: acting('/obnova-hesla', visitor),
  checkPasswordReset: opening(RESET, visitor),
  resetPassword: acting(RESET, visitor),
  getConsent: opening('/zpracovani-osobnich-udaju', withConsentToGive),
  confirmConsent: acting('/zpracovani-osobnich-udaju', withConsentToGive),
  getPaymentDetails: opening('/jak-pomahat', visitor),
  startCardPayment: acting('/jak-pomahat', visitor),
  getCardPayment: acting('/jak-pomahat', visitor),
  retryCardPayment: acting('/jak-pomahat', visitor),
  getRecurringPayments: opening('/moje-platby', jana),
  getRecurringPayment: opening(RECURRING, visitor),
  changeRecurringPayment: acting('/moje-platby', jana),
  cancelRecurringPayment: acting('/moje-platby', jana),
  confirmRecurringChange: acting(RECURRING, visitor),
  withdrawConsent: acting('/muj-ucet/oou-souhlas', jana),
  getFamilies: opening('/komu-pomaham', jana),
  getFamily: opening(FAMILY, jana),
  viewFamilyContact: acting(FAMILY, jana),
  getPayments: opening('/moje-platby', jana),
  printPaymentOverview: acting('/moje-platby', jana),
  checkMissingPayment: acting('/moje-platby/nevidim-platbu', jana),
  reportMissingPayment: acting('/moje-platby/nevidim-platbu', jana),
  requestEmailChange: acting('/muj-ucet/email', jana),
  confirmEmailChange: acting('/muj-ucet/email', jana),
  undoEmailChange: acting('/obnova-hesla?ucel=vratit-email&odkaz=und_0000000000000000', visitor),
  changePassword: acting('/muj-ucet/heslo', jana),
  saveAvatar: acting('/muj-ucet/avatar', jana),
  deleteAvatar: acting('/muj-ucet/avatar', jana),
  getDocuments: opening('/muj-ucet/dokumenty', jana),
  downloadDocument: acting('/muj-ucet/dokumenty', jana),
  reissueDocument: acting('/muj-ucet/dokumenty', jana),
  saveTaxData: acting('/muj-ucet/danove', jana),
  previewCertificate: opening('/muj-ucet/danove', jana),
  getNps: opening('/muj-ucet/nps', jana),
  saveNps: acting('/muj-ucet/nps', jana),
  getValueStore: opening('/jak-pomahat', visitor),
  sendEmailForm: acting('/muj-ucet/nps', jana),
  uploadFiles: null,
  reportMissingTranslation: null,
}

const known: Readonly<Record<string, OperationScreen | null>> = operationScreens

/**
 * The screen of an operation that a running server names; a newer server may name one that this
 * console does not know.
 */
export const screenOf = (operationId: string): OperationScreen | undefined =>
  (Object.hasOwn(known, operationId) ? known[operationId] : null) ?? undefined

/** The path of the screen without query and fragment. */
export const pageOf = ({ path }: OperationScreen): string => path.replace(/\?.*/, '')

/** Families have the portal in Czech only. */
export const languagesOf = ({ path }: OperationScreen): readonly ('cs' | 'en')[] =>
  /^\/(prijemce|dotaznik)/.test(path) ? ['cs'] : ['cs', 'en']
