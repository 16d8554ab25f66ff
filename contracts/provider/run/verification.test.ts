import { expect, test } from 'vitest'
import { type Interaction, interactionName, type PactFile, readPacts } from '../../pact-file.ts'
import { readTarget } from '../../target.ts'
import { verifyPact } from './verification.ts'

type Json = Record<string, unknown>

const { origin, api } = readTarget()
const [pact] = readPacts(`${import.meta.dirname}/../../pacts`) as [PactFile]

/** Expectations of the portal after a change that the provider does not know (rule 20.3), each seeded into one interaction. */
const seeded: Record<string, [change: string, seed: (interaction: Interaction) => Interaction]> = {
  'sign in by e-mail': ['a field more', withAnswer({ language: 'cs' })],
  'sign in by angel number': ['a value of another type', withAnswer({ scope: 1 })],
  'read the rating': ['a field under another name', withAnswer({ value: 9 })],
  'rate again too early': ['another error', withContent({ error: 'rating-locked' })],
  'rate by an unknown link': ['another error_code', withContent({ error_code: 410 })],
  'read the rating without a token': [
    'another HTTP status',
    (it) => ({ ...it, response: { ...it.response, status: 200 } }),
  ],
  'end the session while the provider is overloaded': [
    'a header more',
    (it) => ({ ...it, response: { ...it.response, headers: { 'X-Remaining': ['0'] } } }),
  ],
  rate: ['another method', (it) => ({ ...it, request: { ...it.request, method: 'DELETE' } })],
  'read the profile': ['another path', (it) => ({ ...it, request: { ...it.request, path: '/profile' } })],
  'end the session': ['an unknown state', (it) => ({ ...it, providerStates: [{ name: 'a full moon' }] })],
}

test('an interaction that the provider does not fulfil fails and names its own change (rule 20.3)', async () => {
  const interactions = Object.entries(seeded).map(([description, [, seed]]) => seed(find(description)))
  const finished: number[] = []
  const calls = await verifyPact(
    { ...pact, interactions },
    { provider: api, states: `${origin}/sandbox/provider-states` },
    1,
    { update: (count) => finished.push(count), notify: () => {}, end: () => {} },
  )
  expect(calls.map(({ interaction }) => interactionName(interaction))).toEqual(interactions.map(interactionName))
  expect(calls.filter(({ differences }) => differences.length === 0)).toEqual([])
  expect(finished.at(-1)).toBe(interactions.length)
})

function find(description: string): Interaction {
  const found = pact.interactions.find((interaction) => interaction.description === description)
  if (!found) throw new Error(`The pact has no interaction "${description}"`)
  return found
}

function withContent(change: Json) {
  return ({ response, ...rest }: Interaction): Interaction => {
    const content = { ...(response.body?.content as Json), ...change }
    return { ...rest, response: { ...response, body: { ...response.body, content } } }
  }
}

/** Changes values in `response` of the envelope; its matching rules stay. */
function withAnswer(change: Json) {
  return (interaction: Interaction): Interaction => {
    const content = interaction.response.body?.content as Json
    return withContent({ response: { ...(content.response as Json), ...change } })(interaction)
  }
}
