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

describe('a password made of what the account says of itself is refused', () => {
  const OWN = { status: 200, error_code: 422, error: 'common-password', fields: { password: 'own' } }

  test.each(['Jana Nováková', 'jana@example.com', '10000001'])('at a password change: %s', async (password) => {
    const donor = await signedInPerson(app)
    expect(await donor.post('password', { oldPassword: 'andel123', password })).toMatchObject(OWN)
  })

  test('at a reset, and the link still works', async () => {
    const donor = await signedInPerson(app)
    await donor.post('passwordReset', { username: '10000001' })
    const letter = (await donor.messages()).find(({ link }) => link?.includes('obnova-hesla'))
    const resetToken = new URL(letter?.link ?? '').searchParams.get('odkaz')
    const reset = (password: string) => donor.post('passwordReset/password', { resetToken, password })
    expect(await reset('novakova')).toMatchObject(OWN)
    expect(await reset('modrá-lampa-7')).toMatchObject({ error_code: 200 })
  })

  test.each(['evahorka', 'Eva.Horka', 'eva.horka@example.com'])('at a registration: %s', async (password) => {
    const donor = await signedInPerson(app)
    const names = { kind: 'person', firstName: 'Eva', lastName: 'Horká', email: 'eva.horka@example.com' }
    const consents = { consentPersonalData: true, consentTerms: true, newsletter: false }
    expect(await donor.post('registration', { ...names, ...consents, password })).toMatchObject(OWN)
  })
})

test('a password cannot be changed to itself, in whatever form it is typed', async () => {
  const donor = await signedInPerson(app)
  const same = { oldPassword: 'příliš-žluťoučký', password: 'příliš-žluťoučký'.normalize('NFD') }
  expect(await donor.post('password', same)).toMatchObject({ error_code: 422, fields: { password: 'same' } })
  expect(await donor.post('password', { oldPassword: 'andel123', password: 'andel123' })).toMatchObject({
    error_code: 422,
    fields: { password: 'same' },
  })
})
