/** The contacts in letters: the same as the portal's own defaults (PORTAL_PHONE_DONORS, PORTAL_PHONE_RECIPIENTS, PORTAL_EMAIL). */
export const FOUNDATION_CONTACT = {
  phone: '+420\u00a0000\u00a0000\u00a0001',
  phoneOfFamilies: '+420\u00a0000\u00a0000\u00a0002',
  email: 'napiste@example.com',
} as const
