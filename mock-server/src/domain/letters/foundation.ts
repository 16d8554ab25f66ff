/** The contacts in letters: the same as the portal's own defaults (PORTAL_PHONE_DONORS, PORTAL_PHONE_RECIPIENTS, PORTAL_EMAIL). */
export const FOUNDATION_CONTACT = {
  phone: '+420\u00a0000\u00a0000\u00a0001',
  phoneOfFamilies: '+420\u00a0000\u00a0000\u00a0002',
  email: 'napiste@example.com',
} as const

/**
 * The account for gifts. The bank code belongs to no bank, so that no user pays a mock by mistake. The number passes the weights of rule
 * 14.8 and the IBAN its check digits, as a portal checks them.
 */
export const FOUNDATION_ACCOUNT = {
  payee: 'Nadace Dobrý anděl',
  account: { number: '1000000005', bankCode: '9999' },
  iban: 'CZ8799990000001000000005',
  bic: 'TESTCZPP',
  bankName: 'Zkušební banka',
  message: 'Dar Dobrých andělů',
} as const
