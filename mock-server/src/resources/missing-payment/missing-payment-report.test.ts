import { describe, expect, test } from 'vitest'
import { after } from '../../testing/apply.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { type MissingPaymentReport, reportMissingPayment } from './missing-payment-report.rules.ts'

const jana = aDonor()
const LOST: MissingPaymentReport = {
  type: 'transfer',
  paidOn: '2026-11-03',
  amount: 1_500,
  variableSymbol: '10000001',
  note: 'Peníze mi z účtu odešly.',
  lang: 'cs',
}
const NOTHING_WRITTEN = { changes: [] }
const report = (given: Partial<MissingPaymentReport> = {}, donor = jana, now = NOW) => {
  const world = aWorld([donor], { payments: aLedger(aGift({ visibleFrom: '2026-11-10' })) })
  const decision = reportMissingPayment(world, donor, { ...LOST, ...given }, { now, random: fixedRandom('4821') })
  return { ...decision, letters: after(world, decision.changes).messages }
}

describe('a report of an overdue payment', () => {
  test('has a reference, and an answer within three working days', () =>
    expect(report().result).toEqual({
      kind: 'written',
      reference: 'MP-20261110-4821',
      sentAt: NOW,
      answerBy: '2026-11-13',
    }))

  test.each([
    ['over a week-end and 17 November', '2026-11-13T12:00:00+01:00', '2026-11-19'],
    ['over Christmas', '2026-12-23T12:00:00+01:00', '2026-12-30'],
    ['a minute after midnight in Prague, still yesterday in UTC', '2026-11-11T00:01:00+01:00', '2026-11-16'],
  ])('is answered %s', (_, now, answerBy) =>
    expect(report({}, jana, at(now)).result).toMatchObject({ kind: 'written', answerBy }),
  )

  test('reaches the foundation with all the data it needs to look', () =>
    expect(report().letters[0]).toEqual({
      id: 'm-id000000000000000001',
      at: NOW,
      channel: 'email',
      to: 'napiste@example.com',
      subject: 'Nevidím platbu, MP-20261110-4821',
      text: [
        'Andělské číslo: 10000001',
        'Způsob platby: převod',
        'Den platby: 3.\u00a011.\u00a02026',
        'Částka: 1\u00a0500\u00a0Kč',
        'Variabilní symbol: 10000001',
        'Odpovědět do: 13.\u00a011.\u00a02026',
        'Poznámka: Peníze mi z účtu odešly.',
      ].join('\n'),
    }))

  test('states that the note or the symbol is missing', () => {
    const { text } = report({ note: ' \n', variableSymbol: '' }).letters[0] ?? {}
    expect(text).toContain('Variabilní symbol: bez symbolu')
    expect(text).not.toContain('Poznámka')
  })

  test('is confirmed to the donor', () => {
    const letter = report().letters[1]
    expect(letter).toMatchObject({ to: 'jana@example.com', subject: 'Hledáme vaši platbu, MP-20261110-4821' })
    expect(letter?.text).toContain('Odpovíme vám nejpozději 13.\u00a011.\u00a02026.')
    expect(letter?.text).toContain('Částka: 1\u00a0500\u00a0Kč')
  })

  test('is confirmed in the language of the call, while the foundation gets Czech', () => {
    const [toFoundation, toDonor] = report({ lang: 'en' }).letters
    expect(toDonor?.text).toContain('You will hear from us by 11/13/2026.')
    expect(toDonor?.text).toContain('Paid by: bank transfer')
    expect(toFoundation?.text).toContain('Způsob platby: převod')
  })

  test('of a donor without an e-mail goes to the foundation only', () => {
    const karel = aDonor({ profile: { ...jana.profile, email: null } })
    expect(report({}, karel).letters.map(({ to }) => to)).toEqual(['napiste@example.com'])
  })

  test('is accepted at once for another symbol', () =>
    expect(report({ variableSymbol: '98765432', paidOn: '2026-11-10' }).result).toMatchObject({ kind: 'written' }))
})

describe('the foundation gets no report', () => {
  test.each([
    ['before the working days are over', { paidOn: '2026-11-09' }],
    ['on the last working day', { paidOn: '2026-11-06' }],
    ['about a gift that shows', { paidOn: '2026-11-06', amount: 300 }],
  ])('%s', (_, given) => {
    expect(report(given)).toMatchObject({ ...NOTHING_WRITTEN, result: { kind: 'not-overdue' } })
  })

  test('about a day in the future', () =>
    expect(report({ paidOn: '2026-11-11', variableSymbol: '' })).toMatchObject({
      ...NOTHING_WRITTEN,
      result: { kind: 'day-in-future' },
    }))
})

test('ten reports of a donor in 24 hours are sent to the foundation, and no more (rule 7.18)', () => {
  let world = aWorld([jana], { payments: aLedger(aGift({ visibleFrom: '2026-11-10' })) })
  const next = (now = NOW) => {
    const { result, changes } = reportMissingPayment(world, jana, LOST, { now, random: fixedRandom('4821') })
    world = after(world, changes)
    return result.kind
  }
  expect(Array.from({ length: 11 }, () => next())).toEqual([...Array<string>(10).fill('written'), 'too-many'])
  expect(next(NOW + 24 * 60 * 60_000)).toBe('written')
})
