const fixedSpace = '\u00a0'

/** Phones a recipient may choose at login: `+420` and nine ASCII digits, 13 characters (decision 7); the provider masks digits
 * in place, `+420*****1234`, so a star stands for a digit. */
export function isOfferedPhone(phone: string): boolean {
  return /^\+420[0-9*]{9}$/.test(phone)
}

/** A Czech number, masked or not, in groups of three with fixed spaces; any other phone stays as it is. */
export function formatPhone(phone: string): string {
  return isOfferedPhone(phone) ? (phone.match(/^\+420|[0-9*]{3}/g) ?? []).join(fixedSpace) : phone
}
