import type { FamilyMember } from '../../shared/api/wire.ts'
import { EMERGENCY_CONTACT } from './relations.ts'

export type Missing = 'phone' | 'birth' | 'birthMonth' | 'birthYear' | 'unknown'

/** What the foundation lacks of a person; that it lacks something, it says itself. Undefined where it has all. */
export function missingOf({
  IsMissingData,
  Relation,
  Phone,
  BirthMonth,
  BirthYear,
}: FamilyMember): Missing | undefined {
  if (!IsMissingData) return undefined
  if (Relation === EMERGENCY_CONTACT) return Phone ? 'unknown' : 'phone'
  if (BirthMonth === undefined) return BirthYear === undefined ? 'birth' : 'birthMonth'
  return BirthYear === undefined ? 'birthYear' : 'unknown'
}
