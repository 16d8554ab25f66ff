/** The digits a person knows their phone by: what is left unmasked at its end, at most four. */
export function lastDigits(phone: string): string {
  return /[0-9]{1,4}$/.exec(phone)?.[0] ?? phone
}
