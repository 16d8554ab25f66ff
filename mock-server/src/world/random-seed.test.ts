import { expect, test } from 'vitest'
import { makeApp, openWorld, type TestApp } from '../testing/test-app.ts'
import { randomSeed, seedRandom } from './seeded-random.ts'

/** The code that a family gets by SMS. A client who knows the seed of a world can compute it. */
async function codeOf(app: TestApp, options: object | undefined) {
  const prefix = options === undefined ? '' : `/w/${(await openWorld(app, options)).id}`
  const send = (payload: object) => app.inject({ method: 'POST', url: `${prefix}/api/loginRecipient`, payload })
  await send({ step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' })
  const world = prefix === '' ? 'default' : prefix.slice(3)
  return (await app.inject(`/sandbox/worlds/${world}/messages`)).json().messages.at(-1).code as string
}

test.each<[string, object | undefined]>([
  ['the default world', undefined],
  ['a world created without a seed', {}],
  ['a recorded world', { recorded: true }],
])('the codes of %s are not predictable on a public server', async (_name, options) => {
  const apps = [makeApp(), makeApp({ randomSeeds: true }), makeApp({ randomSeeds: true })]
  const codes = await Promise.all(apps.map((app) => codeOf(app, options)))
  expect(new Set(codes).size).toBe(3)
  await Promise.all(apps.map((app) => app.close()))
})

test('a requested seed is reproducible on a public server, and a world without one is reproducible on loopback', async () => {
  const apps = [makeApp({ randomSeeds: true }), makeApp({ randomSeeds: true }), makeApp(), makeApp()]
  const codes = await Promise.all(apps.map((app, i) => codeOf(app, i < 2 ? { seed: 7 } : {})))
  expect(codes[0]).toBe(codes[1])
  expect(codes[2]).toBe(codes[3])
  await Promise.all(apps.map((app) => app.close()))
})

test('every byte of a random seed changes the start of the generator', () => {
  const bytes = new Uint8Array(16)
  const starts = [...bytes.keys()].map((at) => seedRandom(randomSeed(bytes.with(at, 1))).join())
  expect(new Set([...starts, seedRandom(randomSeed(bytes)).join()]).size).toBe(17)
})
