import type { Language } from '../api/credentials.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const

const toOneDecimal = (number: number, round = Math.round): number => round(number * 10) / 10

/** Bytes in the largest unit that gives a number of at least 1, divided by 1024, to one decimal (rule 1.9): `1,5 MB` in Czech,
 * `1.5 MB` in English, with a no-break space; '' for an invalid size. */
export function formatFileSize(bytes: number, language: Language, round = Math.round): string {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  let size = bytes
  let unit = 0
  // Compares the rounded number: 1023.97 kB is shown as 1 MB, not as 1024 kB.
  while (toOneDecimal(size, round) >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(toOneDecimal(size, round))}\u00a0${units[unit]}`
}

/** A size above a limit, rounded up if it would otherwise be shown as the limit itself. */
export function formatSizeAbove(limit: number, bytes: number, language: Language): string {
  const size = formatFileSize(bytes, language)
  return size === formatFileSize(limit, language) ? formatFileSize(bytes, language, Math.ceil) : size
}
