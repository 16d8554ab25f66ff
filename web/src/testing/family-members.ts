import type { FamilyMember } from '../shared/api/wire.ts'

/** The main contact. */
export const petra: FamilyMember = {
  Id: 'member-1',
  Name: 'Petra Svobodová',
  Relation: 'parent',
  Gender: 'F',
  BirthMonth: 4,
  BirthYear: 1985,
  Phone: '+420602000201',
  IsMainContact: true,
  IsMissingData: false,
}
export const anna: FamilyMember = {
  Id: 'member-2',
  Name: 'Anna Svobodová',
  Relation: 'sibling',
  Gender: 'F',
  BirthMonth: 2,
  BirthYear: 2017,
  SchoolOrProfession: '3. třída',
  Hobbies: 'plavání',
  IsMainContact: false,
  IsMissingData: false,
}
/** The emergency contact, whose phone is missing. */
export const jiri: FamilyMember = {
  Id: 'member-3',
  Name: 'Jiří Malý',
  Relation: 'emergency-contact',
  Gender: 'M',
  IsMainContact: false,
  IsMissingData: true,
}
