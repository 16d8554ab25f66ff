import { afterAll, describe, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const consents = {
  recipientMayGetPostalAddress: false,
  recipientMayGetEmail: false,
  nameInPublicList: true,
  newsletter: false,
}
const jana = {
  title: 'Ing.',
  firstName: 'Jana',
  lastName: 'Malá',
  phone: '+420601000199',
  address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
  yearOfBirth: 1984,
  gender: 'female',
  familyStatus: 4,
  municipalitySize: 4,
  sourceOfAwareness: { id: 6, text: 'běh na podporu rodin' },
  consents,
  donationTargeting: 'single',
}

describe('the profile of a donor', () => {
  test('is returned as it was saved, now and at the next reading', async () => {
    const person = await signedInPerson(app)
    const pasted = { ...jana, address: { ...jana.address, postalCode: '602\u00a000' } }
    const { response } = await person.post('donorProfile', pasted)
    expect(response.profile).toMatchObject({ displayName: 'Jana Malá', email: 'jana@example.com', donor: jana })
    expect(response.savedAt).toBe('2026-11-10T09:00:00.000Z')
    expect((await person.get('userProfile')).response.profile).toEqual(response.profile)
  })

  test.each([
    '<script>alert(1)</script>',
    '\u202eobráceně',
    'ﷺ\u0300',
    '../../etc/passwd',
    "Robert'); DROP TABLE;--",
    '👩‍👩‍👧',
    ' \t ',
  ])('returns %j byte for byte', async (text) => {
    const person = await signedInPerson(app)
    const { donor } = (await person.post('donorProfile', { ...jana, title: text, address: { city: text } })).response
      .profile
    expect([donor.title, donor.address.city]).toEqual([text, text])
  })

  test('does not appear in the journal', async () => {
    const person = await signedInPerson(app)
    await person.post('donorProfile', jana)
    const journal = await person.journal('saveDonorProfile')
    expect(journal).toContain('people.p-10000001.profile')
    for (const secret of ['Malá', '601000199', 'Lipová', '1984', 'jana@']) expect(journal).not.toContain(secret)
  })
})

test('a changed consent changes the public list in the next night, and the profile shows the time', async () => {
  const person = await signedInPerson(app)
  const listing = async () => (await person.get('userProfile')).response.profile.donor.publicListing
  await person.post('donorProfile', { ...jana, consents: { ...consents, nameInPublicList: false } })
  expect(await listing()).toEqual({ isListed: true, changesBy: '2026-11-11T02:00:00.000Z' })
  // A token lasts an hour, a night is longer.
  const later = async () => (await signedInPerson(app, '10000001', person.world)).get('userProfile')
  await person.advance('PT16H59M59.999S')
  expect((await later()).response.profile.donor.publicListing.isListed).toBe(true)
  await person.advance('PT0.001S')
  expect((await later()).response.profile.donor.publicListing).toEqual({ isListed: false, changesBy: null })
})
