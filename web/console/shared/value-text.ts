import type { Language } from '../../src/shared/api/credentials.ts'
import { instantText } from './prague-clock.ts'

/**
 * A value of the state as readable text: none is a dash, an instant (epoch milliseconds under a
 * name such as `votedAt`) a date.
 */
export function valueText(path: string, value: unknown, language: Language): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'number' && /(At|Until)$/.test(path) && value > YEAR_2000)
    return instantText(new Date(value).toISOString(), language)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const YEAR_2000 = 946_684_800_000
