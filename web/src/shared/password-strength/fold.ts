/** Returns `Zlutoucky` for `Žluťoučký`. */
export function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '')
}
