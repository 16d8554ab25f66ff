import type { FamilyMember } from '#web/shared/api/wire.ts'
import { EMERGENCY_CONTACT } from './relations.ts'

export type Missing = 'phone' | 'birth' | 'birthMonth' | 'birthYear' | 'unknown'

/** Undefined if nothing is missing; the provider decides. */
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
