import type { FamilyMember } from '#web/shared/api/wire.ts'

/** Rule 10.4, in the order of the select: the nearest first, the emergency contact last. */
export const relations = [
  'patient',
  'parent',
  'step-parent',
  'sibling',
  'step-sibling',
  'husband',
  'partner',
  'child',
  'stepchild',
  'grandparent',
  'foster',
  'other',
  'emergency-contact',
] as const satisfies readonly FamilyMember['Relation'][]

/** The relation that requires a phone instead of a birth. */
export const EMERGENCY_CONTACT = 'emergency-contact'

type Relation = FamilyMember['Relation']

/** Exactly one patient: a second one cannot be chosen, and the only one cannot change. */
export function relationsFor(member: FamilyMember | undefined, patients: readonly FamilyMember[]): readonly Relation[] {
  if (patients.length === 0) return relations
  if (member?.Relation !== 'patient') return relations.filter((relation) => relation !== 'patient')
  return patients.length === 1 ? ['patient'] : relations
}

/** Whether only the foundation may remove this person from the family. */
export const isFixed = (member: FamilyMember, patients: readonly FamilyMember[]): boolean =>
  member.IsMainContact || (member.Relation === 'patient' && patients.length === 1)
