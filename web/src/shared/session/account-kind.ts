import type { FullUser } from '../api/wire.ts'
import type { Session } from './session.ts'

/** Spec §6 "Account types: corporate and individual (IsCorporateAccount)". */
export type AccountKind = 'individual' | 'corporate'

/** What depends on the type of an account, in this one place: no screen asks for the type by itself. */
export type AccountTraits = {
  kind: AccountKind
  /** Names without which a profile is not saved: all of them, or one of them (spec §5 "Last name or company name is required"). */
  requiredNames: { all: readonly NameField[]; oneOf: readonly NameField[] }
  /** Whom the profile asks for first. */
  nameOrder: readonly ('person' | 'company')[]
  /** A person has a year of birth, a gender and a family; of a company we ask nothing of the kind. */
  asksAboutPerson: boolean
  /** Whose certificate is made unless the tax data say otherwise. */
  taxSubject: 'natural-person' | 'legal-entity'
  /** How the chat's operator reads it (spec §1: "corporate-account flag (yes/no)"). */
  chatFlag: 'yes' | 'no'
}

export type NameField = 'lastName' | 'companyName' | 'registrationNumber'

const traits: Record<AccountKind, AccountTraits> = {
  individual: {
    kind: 'individual',
    requiredNames: { all: [], oneOf: ['lastName', 'companyName'] },
    nameOrder: ['person', 'company'],
    asksAboutPerson: true,
    taxSubject: 'natural-person',
    chatFlag: 'no',
  },
  corporate: {
    kind: 'corporate',
    requiredNames: { all: ['companyName', 'registrationNumber'], oneOf: [] },
    nameOrder: ['company', 'person'],
    asksAboutPerson: false,
    taxSubject: 'legal-entity',
    chatFlag: 'yes',
  },
}

export function accountKind({ IsCorporateAccount }: Pick<FullUser, 'IsCorporateAccount'>): AccountTraits {
  return traits[IsCorporateAccount ? 'corporate' : 'individual']
}

/** Of whoever is signed in; a visitor's page speaks to a person. */
export function accountKindOf(session: Session): AccountTraits {
  return session.isLoggedIn ? accountKind(session.fullUser) : traits.individual
}
