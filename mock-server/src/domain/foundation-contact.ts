/** Whom letters tell a donor to turn to: the same as the portal's own default (PORTAL_PHONE_DONORS, PORTAL_EMAIL). */
export const FOUNDATION_CONTACT = { phone: '+420\u00a0000\u00a0000\u00a0001', email: 'napiste@example.com' } as const
