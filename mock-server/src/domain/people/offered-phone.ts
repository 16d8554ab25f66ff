/** Rule 5.3: a code or an SMS goes only to `+420` followed by nine ASCII digits. */
export const isOfferedPhone = (phone: string): boolean => /^\+420[0-9]{9}$/.test(phone)
