import { describe, expect, it } from 'vitest'
import { sessionOf, signedOut } from '#web/shared/session/session.ts'
import { loginAnswer } from '#web/testing/people.ts'
import { chatFields } from './chat-fields.ts'

describe('the fields sent to the chat (rule 18.16)', () => {
  it('contain yes for the account of a company', () => {
    expect(chatFields(sessionOf(loginAnswer({ fullUser: { IsCorporateAccount: true } }))).corporateAccount).toBe('yes')
  })

  it('omit missing values', () => {
    const jana = loginAnswer({ fullUser: { DonorStatus: null } })
    const session = sessionOf({ ...jana, profile: { ...jana.profile, email: null } })
    expect(Object.keys(chatFields(session))).toEqual(['name', 'angelNumber', 'corporateAccount', 'language'])
  })

  it('contain only the language for a visitor', () => {
    expect(chatFields(signedOut)).toEqual({ language: 'cs' })
  })
})
