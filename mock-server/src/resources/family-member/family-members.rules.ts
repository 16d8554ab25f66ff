import type { FamilyMember } from '../../domain/state/recipient.ts'

/** Whether the foundation needs more about this person (rule 10.4): the birth, or of an emergency contact the phone. */
export const isMissingData = ({ relation, birthYear, birthMonth, phone }: FamilyMember): boolean =>
  relation === 'emergency-contact' ? phone === '' : birthYear === null || birthMonth === null
