import { describe, expect, test } from 'vitest'
import { loginAnswer } from '#web/testing/people.ts'
import { accountKind, accountKindOf } from './account-kind.ts'
import { sessionOf, signedOut } from './session.ts'

describe('the type of an account', () => {
  test('of a person requires the last name and has personal fields', () => {
    expect(accountKind({ IsCorporateAccount: false })).toEqual({
      kind: 'individual',
      isCompany: false,
      requiredNames: ['lastName'],
      hasPersonalFields: true,
      taxSubject: 'natural-person',
      chatFlag: 'no',
    })
  })

  test('of a company requires its name, not an IČO (a foreign one has none), and has no personal fields', () => {
    const session = sessionOf(loginAnswer({ fullUser: { IsCorporateAccount: true } }))
    expect(accountKindOf(session)).toEqual({
      kind: 'corporate',
      isCompany: true,
      requiredNames: ['companyName'],
      hasPersonalFields: false,
      taxSubject: 'legal-entity',
      chatFlag: 'yes',
    })
  })

  test('is a person’s for a visitor', () => {
    expect(accountKindOf(signedOut).kind).toBe('individual')
  })
})
