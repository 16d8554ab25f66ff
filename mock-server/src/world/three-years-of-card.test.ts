import { beforeAll, describe, expect, test } from 'vitest'
import { worldMark } from '../domain/access/world-mark.ts'
import type { DueEvent } from '../domain/state/due-event.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { dueEvents } from '../resources/due-events.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { monthAfter, workingAfter, workingFrom } from '../testing/working-days.ts'
import { Clock } from './clock/clock.ts'
import { Scheduler } from './scheduler.ts'
import type { World } from './world.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const CARD = 'rec_three_years_10000001'
const open = () =>
  new Worlds(scenarios, new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen)).open({
    scenario: 'three-years-of-card',
    frozen: true,
  })
/** Advances the world's clock event by event, as the clock's route does. */
const moveTo = (world: World, day: string): readonly DueEvent[] => {
  const moment = Date.parse(`${day}T23:00:00Z`)
  const ran = new Scheduler(dueEvents).runUpTo(world, moment)
  world.clock.moveTo(moment)
  return ran
}

/** Dates by an independent calendar: charged, shown in the account, distributed to families. */
const CHARGES = Array.from({ length: 36 }, (_, n) => {
  const charged = n === 0 ? '2026-11-10' : workingFrom(`${monthAfter('2026-11', n)}-20`)
  return [charged, workingAfter(charged, 1), workingFrom(`${monthAfter(charged.slice(0, 7), 1)}-01`)] as const
})

describe('three years of a recurring card, by the clock of a world', () => {
  const world = open()
  let ran: readonly DueEvent[]
  const ledger = (login = '10000001') => Object.values(world.state.payments.get(login) ?? {})
  /** Letters about cards; those about certificates come every January. */
  const cardMail = () => world.state.messages.filter(({ link }) => link?.startsWith('/jak-pomahat'))
  const mailOf = (to: string) => cardMail().filter((message) => message.to === to)
  const card = (id = CARD) => world.state.recurringPayments.get(id)
  beforeAll(() => {
    ran = moveTo(world, '2029-11-30')
  })

  test('the card is charged on these days, and each gift shows and goes to families on these', () =>
    expect(
      ledger().map(({ settledOn, visibleFrom, distributionOn }) => [settledOn, visibleFrom, distributionOn]),
    ).toEqual(CHARGES))

  test('every charge is one gift of the same amount, and all of them were sent to families', () => {
    expect(new Set(ledger().map(({ amount, type, recurringId }) => `${amount} ${type} ${recurringId}`))).toEqual(
      new Set([`300 card ${CARD}`]),
    )
    expect(ledger().filter(({ redistributed }) => !redistributed)).toEqual([])
  })

  test('it was charged at 6:00 and distributed at 9:00 of Prague, summer and winter', () => {
    const mine = (kind: string) => ran.filter((event) => event.kind === kind)
    const times = (events: readonly DueEvent[]) =>
      new Set(
        events.map(({ at }) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Europe/Prague').hour),
      )
    expect(times(mine('card-charge'))).toEqual(new Set([6]))
    expect(times(mine('distribution'))).toEqual(new Set([9]))
    expect(mine('distribution').map(({ at }) => toIsoString(at).slice(0, 10))).toEqual(CHARGES.map(([, , day]) => day))
  })

  test('the payer is notified once, a month before the last charge', () =>
    expect(
      mailOf('hlas@example.com')
        .concat(mailOf('jana@example.com'))
        .map(({ at, link }) => [toIsoString(at), world.state.mailedLinks.get(link?.split('=')[1] ?? '')?.subject]),
    ).toEqual([
      ['2029-09-22T06:00:00.000Z', 'rec_three_years_10000006'],
      ['2029-09-22T06:00:00.000Z', CARD],
    ]))

  test('it ends with the last charge', () =>
    expect(card()).toMatchObject({ status: 'ended', endAnnounced: true, failedOn: null, cancelledOn: null }))

  test('a card started on the 26th skipped November', () =>
    expect(
      ledger('10000006')
        .map(({ settledOn }) => settledOn)
        .slice(0, 3),
    ).toEqual(['2026-10-26', '2026-12-21', '2027-01-20']))

  test('a card declined after its first gift mails its payer all 35 failures and the end', () => {
    expect(ledger('10000007').map(({ settledOn }) => settledOn)).toEqual(['2026-11-10'])
    expect(card('rec_three_years_10000007')).toMatchObject({ status: 'ended', failedOn: '2029-10-22' })
    expect(mailOf('dokument@example.com')).toHaveLength(35 + 1)
  })

  test('after the last charge there is no charge, notice or message', () => {
    const { payments, recurringPayments } = world.state
    const messages = cardMail()
    const later = moveTo(world, '2035-12-31')
    expect(later.filter(({ kind }) => kind === 'card-charge' || kind === 'recurring-end-notice')).toEqual([])
    expect([world.state.payments, world.state.recurringPayments, cardMail()]).toEqual([
      payments,
      recurringPayments,
      messages,
    ])
  })
})

test('one move of the clock and moves event by event give the same state', () => {
  const [atOnce, byEvents] = [open(), open()]
  moveTo(atOnce, '2027-06-30')
  const scheduler = new Scheduler(dueEvents)
  const end = Date.parse('2027-06-30T23:00:00Z')
  for (let next = scheduler.ahead(byEvents, 1)[0]; next && next.at <= end; next = scheduler.ahead(byEvents, 1)[0])
    scheduler.runUpTo(byEvents, next.at)
  // Links carry a mark of their world.
  const withoutMark = ({ state, id }: World) => JSON.stringify(state).replaceAll(worldMark(id), 'mark')
  expect(JSON.parse(withoutMark(byEvents))).toEqual(JSON.parse(withoutMark(atOnce)))
})
