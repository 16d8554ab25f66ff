import type { FamilyMember } from '../../shared/api/wire.ts'
import { EMERGENCY_CONTACT } from './relations.ts'

export type Missing = 'phone' | 'birth' | 'birthMonth' | 'birthYear' | 'unknown'

/**
 * The data that the foundation lacks about a person; the provider decides that something is
 * missing. Undefined if nothing is.
 */
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
