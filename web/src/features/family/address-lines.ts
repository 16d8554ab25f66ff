import type { FamilyContact } from '#web/shared/api/wire.ts'
import { withNoBreakSpaces } from '#web/shared/format/czech-typography.ts'

/** An address in the format of an envelope; unknown parts leave no gap. */
export function addressLines({ street, houseNumber, city, postalCode }: FamilyContact['address']): string[] {
  const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  // In a village without streets the number follows the name of the village.
  const village = houseNumber ? line(city, houseNumber) : ''
  const first = street ? line(street, houseNumber) : village
  return [first, line(postalCode && withNoBreakSpaces(postalCode), city)].filter((text) => text !== '')
}
