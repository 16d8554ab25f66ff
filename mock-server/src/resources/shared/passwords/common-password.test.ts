import { afterAll, describe, expect, test } from 'vitest'
import { personOf } from '../../../testing/person.ts'
import { makeApp } from '../../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const REFUSED = { status: 200, error_code: 422, error: 'common-password', fields: { password: 'common' } }
const newDonor = {
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email: 'eva.horka@example.com',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}

/** A donor of a new world with a reset link. */
async function donorWithLink() {
  const donor = await personOf(app)
  await donor.post('passwordReset', { username: '10000001' }, { authorization: '' })
  const [letter] = await donor.messages()
  return { donor, resetToken: new URL(letter?.link ?? '').searchParams.get('odkaz') }
}

describe('one of the most common passwords is refused and nothing changes', () => {
  test.each(['123456', 'Password', 'QWERTYUIOP'])('%s at the registration', async (password) => {
    const donor = await personOf(app)
    expect(await donor.post('registration', { ...newDonor, password }, { authorization: '' })).toMatchObject(REFUSED)
    expect(await donor.messages()).toEqual([])
  })

  test.each(['andel123', 'wrong-old'])('at a password change with the old password %s', async (oldPassword) => {
    const donor = await personOf(app)
    for (let tries = 0; tries < 7; tries += 1)
      expect(await donor.post('password', { oldPassword, password: 'Iloveyou' })).toMatchObject(REFUSED)
    expect(await donor.get('userProfile')).toMatchObject({ error_code: 200 })
    expect(await donor.post('password', { oldPassword: 'andel123', password: 'modrá-lampa-7' })).toMatchObject({
      error_code: 200,
    })
  })

  test('at a password reset, whose link still works afterwards', async () => {
    const { donor, resetToken } = await donorWithLink()
    const reset = (password: string) =>
      donor.post('passwordReset/password', { resetToken, password }, { authorization: '' })
    expect(await reset('superman')).toMatchObject(REFUSED)
    expect(await reset('modrá-lampa-7')).toMatchObject({ error_code: 200 })
  })
})
