import { afterAll, describe, expect, test } from 'vitest'
import { signedInPerson } from '../../../testing/person.ts'
import { makeApp } from '../../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const REFUSED = { status: 200, error_code: 422, error: 'common-password', fields: { password: 'common' } }

describe('one of the most common passwords is refused and nothing changes', () => {
  test.each(['andel123', 'wrong-old'])('at a password change with the old password %s', async (oldPassword) => {
    const donor = await signedInPerson(app)
    for (let tries = 0; tries < 7; tries += 1)
      expect(await donor.post('password', { oldPassword, password: 'Iloveyou' })).toMatchObject(REFUSED)
    expect(await donor.get('userProfile')).toMatchObject({ error_code: 200 })
    expect(await donor.post('password', { oldPassword: 'andel123', password: 'modrá-lampa-7' })).toMatchObject({
      error_code: 200,
    })
  })
})
