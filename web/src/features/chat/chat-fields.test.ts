import { describe, expect, it } from 'vitest'
import { sessionOf, signedOut } from '../../shared/session/session.ts'
import { loginAnswer } from '../../testing/people.ts'
import { chatFields } from './chat-fields.ts'

describe('what the chat learns (rule 18.16)', () => {
  it('is exactly what the specification names', () => {
    expect(chatFields(sessionOf(loginAnswer()))).toEqual({
      name: 'Jana Nováková',
      email: 'jana@example.com',
      angelNumber: '10000001',
      corporateAccount: 'no',
      donorStatus: 'aktivní (1)',
      language: 'cs',
    })
  })

  it('says yes of an account of a company', () => {
    expect(chatFields(sessionOf(loginAnswer({ fullUser: { IsCorporateAccount: true } }))).corporateAccount).toBe('yes')
  })

  it('leaves out what is not there', () => {
    const jana = loginAnswer({ fullUser: { DonorStatus: null } })
    const session = sessionOf({ ...jana, profile: { ...jana.profile, email: null } })
    expect(Object.keys(chatFields(session))).toEqual(['name', 'angelNumber', 'corporateAccount', 'language'])
  })

  it('of a visitor is the language alone', () => {
    expect(chatFields(signedOut)).toEqual({ language: 'cs' })
  })
})
