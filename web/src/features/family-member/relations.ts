import type { FamilyMember } from '../../shared/api/wire.ts'

/** spec §3 Family member, in the order of the choice: the nearest first, whoever is called in need last. */
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

/** Of whom we need a phone instead of a birth. */
export const EMERGENCY_CONTACT = 'emergency-contact'
