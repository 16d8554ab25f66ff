/** The digits by which a person recognises their phone: the unmasked end, at most four. */
export function lastDigits(phone: string): string {
  return /[0-9]{1,4}$/.exec(phone)?.[0] ?? phone
}
