import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { CONTACTS } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

describe('the contacts of a family', () => {
  test("are returned as they were saved; the account has the caring person's name and e-mail", async () => {
    const family = await signedInFamily(app)
    const { response } = await family.post('recipientContacts', {
      caringPerson: { firstName: 'Karolína', lastName: 'Nová' },
      address: { street: 'Lipová', houseNumber: '12/3', city: 'Brno', postalCode: '602\u00a000' },
      phone: '+421905000212',
      email: 'nova@example.com',
    })
    expect(response.profile).toMatchObject({ displayName: 'Karolína Nová', email: 'nova@example.com' })
    const saved = response.profile_full.Recipient
    expect(saved).toMatchObject({
      CaringPerson: { FirstName: 'Karolína', LastName: 'Nová' },
      Phone: '+421905000212',
      Email: 'nova@example.com',
    })
    // Saved with a non-breaking space; the stored form has a plain one.
    expect(JSON.stringify(saved)).toContain('"602 00"')
    expect(await family.record()).toEqual(saved)
  })

  test('are saved completely: a field that is left out is empty, but the sign-in phones stay', async () => {
    const family = await signedInFamily(app)
    const { Phones } = await family.record()
    const { phone: _phone, email: _email, ...needed } = CONTACTS
    const { response } = await family.post('recipientContacts', needed)
    expect(response.profile.email).toBeNull()
    for (const name of ['Phone', 'Email']) expect(response.profile_full.Recipient).not.toHaveProperty(name)
    expect(response.profile_full.Recipient.Phones).toEqual(Phones)
    expect((await signedInFamily(app, undefined, { id: family.world })).world).toBe(family.world)
  })
})
