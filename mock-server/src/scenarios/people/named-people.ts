import { codeValues } from '../states/states-of-codes.ts'
import { PASSWORD } from './password-hashes.ts'

/** Whose token a state returns, by `params.as`. */
export const PEOPLE = {
  donor: { personId: 'p-10000001', scope: 'donor' },
  recipient: { personId: 'p-2000001', scope: 'recipient' },
  admin: { personId: 'p-admin', scope: 'admin' },
  oou: { personId: 'p-10000005', scope: 'oou' },
  emlid: { personId: 'p-10000010', scope: 'emlid' },
} as const

/** A second family, whose token the states of families return as well. */
export const OTHER_FAMILY = { personId: 'p-2000010', scope: 'recipient' } as const

/** What a request says of the people of the default scenario. */
export const PEOPLE_VALUES = {
  angelNumber: '10000001',
  email: 'jana@example.com',
  password: PASSWORD,
  ratingLink: 'jana-nps-2026',
  otherEmail: 'firma@example.com',
  lockedAngelNumber: '10000008',
  anonymousNumber: '11111111',
  formId: 'request-oncological-1',
  receiptNumber: 'Z-2026-0001',
  carerBirthDate: '1985-02-11',
  memberId: 'member-4',
  mainContactId: 'member-1',
  patientId: 'member-3',
  ...codeValues,
}
