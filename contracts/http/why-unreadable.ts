/** Why a body cannot be read as JSON, if its text (decoded as UTF-8) shows it. */
export function whyUnreadable(text: string): string | undefined {
  if (text.startsWith('\uFEFF')) return 'a byte order mark (BOM) before the JSON: write UTF-8 without it'
  if (text.includes('\uFFFD')) return 'bytes that are not UTF-8, as of windows-1250: JSON is always UTF-8'
  if (/[:[,]\s*-?(?:NaN|Infinity)\s*[,\]}]/.test(text))
    return 'NaN or Infinity, which JSON has not: write null or a number'
  return undefined
}
