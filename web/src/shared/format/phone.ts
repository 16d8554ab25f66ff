const fixedSpace = '\u00a0'

/** Phones that a recipient may choose at login: `+420` and nine ASCII digits, 13 characters (rule 5.3); the provider masks digits
 * in place, `+420*****1234`, so a star replaces a digit. */
export function isOfferedPhone(phone: string): boolean {
  return /^\+420[0-9*]{9}$/.test(phone)
}

/** A Czech number, masked or not, in groups of three; any other number is unchanged. An extension follows
 * after its label. */
export function formatPhone(phone: string, extensionWord = 'linka'): string {
  const [number = '', extension] = phone.split(';ext=')
  const grouped = isOfferedPhone(number) ? (number.match(/^\+420|[0-9*]{3}/g) ?? []).join(' ') : number
  return extension === undefined ? grouped : `${grouped} ${extensionWord}${fixedSpace}${extension}`
}
