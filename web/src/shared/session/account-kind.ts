import type { FullUser, TaxDataRequest } from '../api/wire.ts'
import type { Session } from './session.ts'

/** Rule 4.2. */
export type AccountKind = 'individual' | 'corporate'

/** What depends on the type of an account, in this one place: no screen asks for the type by itself. */
export type AccountTraits = {
  kind: AccountKind
  /** Speaks of a company, its name and its contact person; otherwise to a person, who has none of these. */
  isCompany: boolean
  /** Names without which a profile is not saved (rule 6.4). */
  requiredNames: readonly ('lastName' | 'companyName' | 'registrationNumber')[]
  /** A person has a year of birth, a gender and a family; of a company we ask nothing of the kind. */
  asksAboutPerson: boolean
  /** Whose certificate is made unless the tax data say otherwise. */
  taxSubject: TaxDataRequest['subject']
  /** How the chat's operator reads it (rule 1.6). */
  chatFlag: 'yes' | 'no'
}

const traits: Record<AccountKind, AccountTraits> = {
  individual: {
    kind: 'individual',
    isCompany: false,
    requiredNames: ['lastName'],
    asksAboutPerson: true,
    taxSubject: 'natural-person',
    chatFlag: 'no',
  },
  corporate: {
    kind: 'corporate',
    isCompany: true,
    requiredNames: ['companyName', 'registrationNumber'],
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
