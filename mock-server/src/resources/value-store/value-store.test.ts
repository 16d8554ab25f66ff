import { describe, expect, test } from 'vitest'
import { after } from '../../testing/apply.ts'
import { aWorld } from '../../testing/people.ts'
import { reportMissing } from '../missing-translation/missing-translation.rules.ts'
import { readValues } from './value-store.rules.ts'

const world = aWorld([], { values: { nps_showStart: '2026-11-01', nps_showEnd: '2026-11-30' } })

describe('the value store', () => {
  test.each([
    ['one key', ['nps_showEnd'], { nps_showEnd: '2026-11-30' }],
    ['two keys', ['nps_showStart', 'nps_showEnd'], { nps_showStart: '2026-11-01', nps_showEnd: '2026-11-30' }],
    ['a key twice', ['nps_showEnd', 'nps_showEnd'], { nps_showEnd: '2026-11-30' }],
  ])('returns %s', (_, keys, values) => expect(readValues(world, keys, 'cs')).toEqual({ kind: 'found', values }))

  test.each([
    ['cs', { header_web_notice_text_en: 'Closed.' }, 'Zavřeno.'],
    ['en', { header_web_notice_text_en: 'Closed.' }, 'Closed.'],
    ['en', {}, 'Zavřeno.'],
  ] as const)('has the notice in the language %s of the call if it was written in it: %j', (lang, english, text) => {
    const state = aWorld([], { values: { header_web_notice_text: 'Zavřeno.', ...english } })
    expect(readValues(state, ['header_web_notice_text'], lang)).toEqual({
      kind: 'found',
      values: { header_web_notice_text: text },
    })
  })

  test.each([
    ['an unknown key', ['nps_showStart', 'banner', 'banner'], ['banner']],
    ['an inherited property name', ['__proto__', 'constructor'], ['__proto__', 'constructor']],
  ])('names %s, and returns no values', (_, keys, missing) =>
    expect(readValues(world, keys, 'cs')).toEqual({ kind: 'missing', keys: missing }),
  )
})

describe('a missing translation', () => {
  const report = (state = world, key = 'nps:title') => after(state, reportMissing(state, 'en', key))

  test('is counted each time it is reported', () => {
    expect(report().missingTranslations).toEqual({ en: { 'nps:title': 1 } })
    expect(report(report()).missingTranslations).toEqual({ en: { 'nps:title': 2 } })
  })

  test('is dropped after a thousand others, which are still counted', () => {
    const full = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k:${n}`, 1]))
    const state = aWorld([], { missingTranslations: { en: full } })
    expect(reportMissing(state, 'en', 'one:more')).toEqual([])
    expect(report(state, 'k:7').missingTranslations.en?.['k:7']).toBe(2)
  })
})
