import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { describe, expect, test } from 'vitest'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import { readPacts } from '../../pact-file.ts'
import { languageFailure } from './document-language.ts'
import { sequencesOf } from './sequences.ts'

const NOW = Date.parse('2026-11-10T09:00:00.000Z')
const interactions = readPacts(`${import.meta.dirname}/../../pacts`).flatMap((pact) => pact.interactions)
const named = (name: string) => interactions.filter(({ description }) => description === name)
const successes = named('sign in by a code')

const answer = (body: object): HttpResult => ({
  came: true,
  status: 200,
  mediaType: 'application/json',
  retryAfter: undefined,
  clock: NOW,
  content: 'json',
  body,
})
const valid: HttpCall = {
  method: 'POST',
  path: '/loginRecipient',
  query: {},
  headers: {},
  body: JSON.stringify({ step: 'verify', transactionId: 't-1', code: '482919' }),
}

test('six wrong codes of six digits precede the right one', async () => {
  const sent: string[] = []
  const [[, sequence] = []] = sequencesOf('logInRecipient', successes)
  const failure = await sequence?.run(valid, (call) => {
    sent.push((JSON.parse(call.body as string) as { code: string }).code)
    return Promise.resolve(answer({ error_code: 423, error: 'transaction-locked' }))
  })
  expect(sent).toEqual([...Array<string>(6).fill('593020'), '482919'])
  expect(failure).toBeUndefined()
})

test('a right code that is still accepted is a failure', async () => {
  const [[, sequence] = []] = sequencesOf('logInRecipient', successes)
  const failure = await sequence?.run(valid, () => Promise.resolve(answer({ error_code: 200 })))
  expect(failure).toMatchObject({ expected: '423 transaction-locked', came: 'HTTP 200, error_code 200' })
})

describe('the token of a consent after the end of the session', () => {
  const [[, sequence] = []] = sequencesOf('confirmConsent', named('confirm the consent and get the full account'))
  const run = async (status: number) => {
    const sent: unknown[] = []
    const failure = await sequence?.run(
      { ...valid, headers: { Authorization: 'old' } },
      ({ method, path, headers }) => {
        sent.push([method, path, headers.Authorization])
        const isRepeated = headers.Authorization === 'new'
        const body = { error_code: 200, response: { session: { token: 'new' } } }
        return Promise.resolve({
          ...answer(isRepeated ? { error_code: status } : body),
          status: isRepeated ? status : 200,
        })
      },
    )
    return { sent, failure }
  }

  test('has to be refused', async () => {
    const { sent, failure } = await run(401)
    expect(failure).toBeUndefined()
    expect(sent).toEqual([
      ['POST', '/loginRecipient', 'old'],
      ['DELETE', '/session', 'old'],
      ['POST', '/loginRecipient', 'new'],
    ])
  })

  test('is a failure if it still opens something', async () =>
    expect((await run(200)).failure).toMatchObject({ came: 'HTTP 200, error_code 200' }))
})

const pdf = async (text: string, lang?: string) => {
  const document = new Pdf({ ...(lang !== undefined && { lang }) })
  document.text(text).end()
  return buffer(document)
}

test('two languages of a document have different texts, and declare no other language', async () => {
  const cs = await pdf('Přehled plateb', 'cs')
  expect(await languageFailure({ cs, en: await pdf('Overview of payments', 'en-GB') })).toBeUndefined()
  expect(await languageFailure({ cs, en: await pdf('Overview of payments') })).toBeUndefined()
  expect(await languageFailure({ cs: await pdf('Overview of payments'), en: await pdf('Prehled plateb') })).toBe(
    'English for cs, and another language for en',
  )
  expect(await languageFailure({ cs, en: cs })).toBe('the same text for cs and for en')
  expect(await languageFailure({ cs, en: await pdf('Other', 'cs-CZ') })).toBe(
    'a file for en that declares the language cs-CZ',
  )
})
