import type { FamilyMember } from '../../domain/state/recipient.ts'

/** Whether required data of this person is missing (rule 10.4): the birth, or the phone of an emergency contact. */
export const isMissingData = ({ relation, birthYear, birthMonth, phone }: FamilyMember): boolean =>
  relation === 'emergency-contact' ? phone === '' : birthYear === null || birthMonth === null
