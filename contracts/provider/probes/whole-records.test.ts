import { expect, test } from 'vitest'
import type { Node } from '../../contract.ts'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import { inSteps, type Stage } from './sequence.ts'
import { saveWhole } from './whole-records.ts'

const answer = (body: object, clock = 0): HttpResult => ({
  isAnswered: true,
  status: 200,
  mediaType: 'application/json',
  retryAfter: undefined,
  clock,
  content: 'json',
  body: { error_code: 200, ...body },
})

const call = (method: string, body = '{}'): HttpCall => ({ method, path: '/', query: {}, headers: {}, body })
const stageOf = (send: Stage['send']): Stage => ({
  valid: call('POST'),
  values: {},
  send,
  recorded: () => call('GET'),
  end: () => Promise.resolve({}),
})

/** Saves the whole profile of a backend that stores what `store` makes of its record and of the fields that were sent. */
async function saveProfile(store: (former: Node, sent: Node) => Node) {
  let donor: Node = {
    angelNumber: '1',
    title: 'Mgr.',
    birthYear: 1984,
    taxData: { name: 'Jana' },
    publicListing: 'Jana',
  }
  const failure = await saveWhole('saveDonorProfile')?.run(
    stageOf(({ method, body }) => {
      const { basedOn: _opened, ...sent } = JSON.parse(typeof body === 'string' ? body : '{}') as Node
      if (method === 'POST') donor = store(donor, sent)
      return Promise.resolve(answer({ response: { profile: { donor } } }))
    }),
  )
  return failure?.received
}

const own = ({ angelNumber, taxData, publicListing }: Node) => ({ angelNumber, taxData, publicListing })

test.each<[backend: string, store: (former: Node, sent: Node) => Node, received: string | RegExp | undefined]>([
  ['stores and empties each field', (former, sent) => ({ ...own(former), ...sent }), undefined],
  [
    'stores some of the fields',
    (former, { phone: _phone, gender: _gender, ...sent }) => ({ ...own(former), ...sent }),
    'another phone, or none; another gender, or none',
  ],
  [
    'empties no field',
    (former, sent) => ({ birthYear: 1979, ...former, ...sent }),
    /^a value in title; a value in birth/,
  ],
  ['resets the tax data', (former, sent) => ({ ...own(former), ...sent, taxData: {} }), 'another taxData than before'],
])('a backend that %s is told so', async (_backend, store, received) => {
  expect(await saveProfile(store)).toEqual(received instanceof RegExp ? expect.stringMatching(received) : received)
})

test.each([
  ['shows nothing if the sequence can be played again', true, expect.objectContaining({ isUnsure: true })],
  ['is within the round trip at the last time', false, undefined],
])('a lock of 59 s, measured while a second ended, %s', async (_name, isRepeatable, failure) => {
  const step = { call: () => call('POST') }
  const { run } = inSteps('', '', [step, step, { ...step, answer: { code: 200, lockedFor: 60 } }])
  let clock = 0
  const send = () => {
    clock += 1000
    return Promise.resolve(answer({ lockedUntil: new Date(61_000).toISOString() }, clock))
  }
  expect(await run({ ...stageOf(send), isRepeatable })).toEqual(failure)
})
