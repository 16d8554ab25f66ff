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
const key = 'one-intent-0001'

test('a new donor gets a number and a letter with the payment methods, and signs in', async () => {
  await using world = await openWorld({ frozen: true })
  const contribution = { amount: 300, frequency: 'recurring', method: 'transfer' }
  const answer = await world.visitor().post('/registration', { ...eva, contribution }, { key })
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

test('a company registers with its IČO; the next donor gets the next number', async () => {
  await using world = await openWorld()
  const { firstName: _first, lastName: _last, ...rest } = eva
  const bakery = { ...rest, kind: 'company', companyName: 'Pekárna s.r.o.', registrationNumber: '6947' }
  expect(await world.visitor().post('/registration', bakery)).toMatchObject({ response: { angelNumber: '10000011' } })
  const petr = { ...eva, email: 'petr@example.com' }
  expect(await world.visitor().post('/registration', petr)).toMatchObject({ response: { angelNumber: '10000012' } })
  const donor = await world.signIn('10000011', eva.password)
  expect(await donor.get('/userProfile')).toMatchObject({
    response: {
      profile: { displayName: 'Pekárna s.r.o.', donor: { registrationNumber: '00006947' } },
      profile_full: { IsCorporateAccount: true },
    },
  })
})

test('an e-mail with an account is refused in upper and lower case', async () => {
  await using world = await openWorld()
  for (const email of ['jana@example.com', 'JANA@Example.com'])
    expect(await world.visitor().post('/registration', { ...eva, email })).toMatchObject({
      status: 200,
      error_code: 409,
      error: 'email-taken',
      fields: { email: 'taken' },
    })
  expect(await world.messages()).toEqual([])
})

test('a form sent twice and again an hour later with one idempotency key creates one account', async () => {
  await using world = await openWorld({ frozen: true })
  const send = () => world.visitor().post('/registration', eva, { key })
  const [first, second] = await Promise.all([send(), send()])
  await world.advance('PT1H')
  expect([second, await send()]).toEqual([first, first])
  expect(await world.messages({ to: eva.email })).toHaveLength(1)
  expect(await world.visitor().post('/registration', { ...eva, newsletter: true }, { key })).toMatchObject({
    status: 409,
    error: 'idempotency-key-reused',
  })
})
