import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ApiFailure, unreadableAnswer } from '../api/envelope.ts'
import { errorKey } from './error-key.ts'
import { failureKeys } from './failure-text.ts'
import { minutesToWait } from './wait-text.ts'

const failed = (error_code: number, error: string) => new ApiFailure({ error_code, error })

test.each<[string, unknown, string[]]>([
  ['a lost connection', failed(410, 'TypeError: Failed to fetch'), ['lost', 'other']],
  ['the page of a proxy', new ApiFailure(unreadableAnswer('<html>')), ['ours', 'other']],
  ['too many tries', failed(429, 'rate-limited'), ['rate-limited', '429', 'tooMany', 'other']],
  ['an error of the server', failed(503, 'any'), ['any', '503', 'ours', 'other']],
  ['a refusal', failed(404, 'photo-not-found'), ['photo-not-found', '404', 'unexpected', 'other']],
  [
    'an error of the browser',
    new DOMException('Broken', 'EncodingError'),
    ['EncodingError', 'client', 'unexpected', 'other'],
  ],
  ['no failure at all', undefined, ['undefined', 'client', 'unexpected', 'other']],
])('%s is looked up by its error, its code and its kind', (_, failure, keys) => {
  expect(failureKeys(failure)).toEqual(keys)
})

test.each([
  [undefined, undefined],
  [0, 1],
  [60, 1],
  [61, 2],
  [900, 15],
])('a wait of %s seconds is said as %s minutes', (seconds, minutes) => {
  expect(minutesToWait(new ApiFailure({ error_code: 429, error: 'rate-limited' }, seconds))).toBe(minutes)
})

test.each([
  [failed(423, 'locked'), 'err-locked'],
  [failed(418, 'toString'), 'err-unknown'],
  [failed(410, 'locked'), 'err-network'],
  [new TypeError('x is undefined'), 'err-unknown'],
])('%s has the text %s', (failure, key) => {
  expect(errorKey({ 'err-locked': '', 'err-network': '', 'err-unknown': '' }, 'err-', failure)).toBe(key)
})

const contract = readFileSync('generated/provider.json', 'utf8')
/** Texts that are not texts of a failure. */
const otherKeys = ['callUs', 'kept', 'once', 'call']
const kinds = ['lost', 'tooMany', 'ours', 'unexpected', 'client', 'other', 'unusable-gateway']

test.each(globSync('web/src/{features,shared}/*/locales/cs.json'))(
  '%s has texts only for failures that exist',
  (file) => {
    const { problem = {} } = JSON.parse(readFileSync(file, 'utf8')) as { problem?: object }
    const isKnown = (key: string) => [...kinds, ...otherKeys].includes(key) || /^\d{3}$/.test(key)
    const unknown = Object.keys(problem).filter((key) => !isKnown(key) && !contract.includes(`"${key}"`))
    expect(unknown).toEqual([])
  },
)

test.each(globSync('web/src/{features,shared}/*/locales/*.json'))(
  '%s says how long to wait after too many calls',
  (file) => {
    const texts: string[] = []
    JSON.parse(readFileSync(file, 'utf8'), (key, value: string | { text?: string }) => {
      if (typeof value === 'string') texts.push(...(key.endsWith('rate-limited') ? [value] : []))
      else if (/^too-?many/i.test(key) && value.text) texts.push(value.text)
      return value
    })
    for (const text of texts) expect(text).toContain('{{wait}}')
  },
)

test.each(globSync('web/src/{features,shared}/*/locales/*.json'))(
  '%s has each text of a failure with a title and a text',
  (file) => {
    const { problem = {} } = JSON.parse(readFileSync(file, 'utf8')) as { problem?: Record<string, unknown> }
    const strings = Object.keys(problem).filter((key) => typeof problem[key] === 'string')
    expect(strings.filter((key) => !otherKeys.includes(key))).toEqual([])
  },
)
