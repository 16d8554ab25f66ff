import { expect, test } from 'vitest'
import { linkTo } from './letters.ts'
import { openWorld } from './world.ts'

const eva = {
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email: 'eva.horka@example.com',
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}

test('a new donor gets a number and a letter with the payment methods, and signs in', async () => {
  await using world = await openWorld({ frozen: true })
  const contribution = { amount: 300, frequency: 'recurring', method: 'transfer' }
  const answer = await world.visitor().post('/registration', { ...eva, contribution })
  expect(answer).toMatchObject({ error_code: 200, response: { angelNumber: '10000011', email: eva.email } })

  const [letter] = await world.messages({ to: eva.email })
  for (const texts of ['10000011', '1000000005/9999', 'Dar Dobrých andělů', '300\u00a0Kč každý měsíc'])
    expect(letter?.text).toContain(texts)
  expect((await linkTo(world, eva.email)).pathname).toBe('/login')

  for (const username of ['10000011', 'Eva.Horka@example.com']) {
    const donor = await world.signIn(username, eva.password)
    expect(await donor.get('/userProfile')).toMatchObject({ response: { profile: { personalNumber: '10000011' } } })
  }
})
