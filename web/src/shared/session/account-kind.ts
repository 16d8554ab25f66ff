import type { FullUser, TaxDataRequest } from '../api/wire.ts'
import type { Session } from './session.ts'

/** Rule 4.2. */
export type AccountKind = 'individual' | 'corporate'

/** Everything that depends on the type of an account: screens read these traits, never the type. */
export type AccountTraits = {
  kind: AccountKind
  /** Texts address a company, with its name and contact person; otherwise a person. */
  isCompany: boolean
  /** Names without which a profile is not saved (rule 6.4). A company may have no IČO (rule 6.17). */
  requiredNames: readonly ('lastName' | 'companyName')[]
  /** Has the year of birth, the gender and the family, which only a person has. */
  hasPersonalFields: boolean
  /** The default subject of the certificate, unless the tax data name another. */
  taxSubject: TaxDataRequest['subject']
  /** The value that the chat sends to its operator (rule 1.6). */
  chatFlag: 'yes' | 'no'
}

const traits: Record<AccountKind, AccountTraits> = {
  individual: {
    kind: 'individual',
    isCompany: false,
    requiredNames: ['lastName'],
    hasPersonalFields: true,
    taxSubject: 'natural-person',
    chatFlag: 'no',
  },
  corporate: {
    kind: 'corporate',
    isCompany: true,
    requiredNames: ['companyName'],
    hasPersonalFields: false,
    taxSubject: 'legal-entity',
    chatFlag: 'yes',
  },
}

export function accountKind({ IsCorporateAccount }: Pick<FullUser, 'IsCorporateAccount'>): AccountTraits {
  return traits[IsCorporateAccount ? 'corporate' : 'individual']
}

/** The traits of the signed-in account; those of a person for a visitor. */
export function accountKindOf(session: Session): AccountTraits {
  return session.isLoggedIn ? accountKind(session.fullUser) : traits.individual
}
