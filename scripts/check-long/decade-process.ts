/**
 * Ten years of a large world, for decade.ts. Every donor has a recurring card and sets up another each time one ended; the clock is moved
 * from one of these days to the next in one go. Then gifts, letters, certificates and contributions are compared with a calculation that
 * shares nothing with the domain. Arguments: how many donors. Sends a `Decade`.
 */
import type { Donor } from '#mock/domain/state/donor.ts'
import type { Payment } from '#mock/domain/state/payment.ts'
import { dueEvents } from '#mock/resources/due-events.ts'
import { receivePayment } from '#mock/resources/payment/receive-payment.rules.ts'
import { startRecurring } from '#mock/resources/recurring-payment/start-recurring.rules.ts'
import { aDonor, aRecipient, aWorld } from '#mock/testing/people.ts'
import { Clock } from '#mock/world/clock/clock.ts'
import { Scheduler } from '#mock/world/scheduler.ts'
import { MemoryStore } from '#mock/world/world-store.ts'
import { Worlds } from '#mock/world/worlds.ts'
import { type ExpectedCard, expectedGifts, expectedLetters } from './decade-expected.ts'

export type Decade = {
  readonly gifts: number
  readonly crowns: number
  readonly letters: number
  readonly certificates: number
  readonly seconds: number
  readonly heapMb: number
  readonly findings: readonly string[]
}

const FAMILIES = 60
const STARTS = ['2026-11-10', '2029-12-12', '2033-01-12', '2036-02-12'] as const
const END = '2036-11-10'
const LAST_TAX_YEAR = 2035
/** A name whose charges are declined after the first (docs/testing.md). */
const DECLINED = 'DECLINED_LATER'

const donors = Array.from({ length: Number(process.argv[2]) }, (_, n) => ({
  login: `${20_000_000 + n}`,
  email: `donor${n}@example.com`,
  amount: 100 + (n % 40) * 25 + (n % 3),
  cardholder: n % 50 === 0 ? DECLINED : 'JANA NOVAKOVA',
  targeting: n % 7 === 0 ? ('single' as const) : ('multiple' as const),
}))
const people = [
  ...donors.map(({ login, email, targeting }) => {
    const donor = aDonor({ personId: `p-${login}`, login, targeting, givingSince: null })
    return { ...donor, profile: { ...donor.profile, email } }
  }),
  ...Array.from({ length: FAMILIES }, (_, n) =>
    aRecipient({ personId: `p-family-${n}`, login: `${2_000_000 + n}`, familyId: `fam-${n}`, contributions: [] }),
  ),
]
const scenario = {
  name: 'decade',
  description: '',
  now: `${STARTS[0]}T10:00:00+01:00`,
  people: [],
  state: aWorld(people),
}
const worlds = new Worlds([scenario], new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen))
const world = worlds.open({ scenario: 'decade', frozen: true })
const scheduler = new Scheduler(dueEvents)

const began = performance.now()
for (const day of STARTS) {
  moveTo(day)
  if (process.env.TRACE)
    console.log(day, ((performance.now() - began) / 1000).toFixed(0), (process.memoryUsage().heapUsed / 1e6).toFixed(0))
  startCards(Date.parse(`${day}T10:00:00+01:00`))
}
moveTo(END)
const seconds = (performance.now() - began) / 1000
const heapMb = process.memoryUsage().heapUsed / 1e6
const findings = [...compareGifts(), ...compareFamilies(), ...compareLetters(), ...compareCertificates()]
const gifts = world.state.payments.values().flatMap((ledger) => Object.values(ledger))
const decade: Decade = {
  gifts: gifts.length,
  crowns: sum(gifts),
  letters: world.state.messages.length,
  certificates: donorsOf().reduce((count, { documents }) => count + documents.length, 0),
  seconds,
  heapMb,
  findings,
}
process.send?.(decade)

function moveTo(day: string) {
  const moment = Date.parse(`${day}T10:00:00+01:00`)
  scheduler.runUpTo(world, moment)
  world.clock.moveTo(moment)
}

/** As the gateway does once it has charged a card for the first time. */
function startCards(now: number) {
  world.transaction(() => {
    for (const { login, email, amount, cardholder } of donors)
      world.act((state, random) => {
        const start = { angelNumber: login, payerId: `p-${login}`, email, cardholder, amount, lang: 'cs' as const }
        const { recurring, changes } = startRecurring(state, start, { now, random, worldId: world.id })
        const gift = { amount, type: 'card' as const, variableSymbol: login, recurringId: recurring.recurringId }
        return { changes: [...changes, ...receivePayment(state, gift, { now, random }).changes] }
      })
  })
}

function cardsOf({ cardholder }: (typeof donors)[number]): ExpectedCard[] {
  return STARTS.map((firstOn) => ({ firstOn, isDeclined: cardholder === DECLINED }))
}

/** The days of each gift, and that its parts are its amount. */
function compareGifts(): string[] {
  return donors.flatMap((donor) => {
    const ledger = Object.values(world.state.payments.get(donor.login) ?? {})
    const got = ledger.map((gift) => `${gift.settledOn} ${gift.distributionOn} ${gift.redistributed} ${gift.amount}`)
    const want = expectedGifts(cardsOf(donor), END).map(
      ({ settledOn, distributionOn }) => `${settledOn} ${distributionOn} ${distributionOn <= END} ${donor.amount}`,
    )
    return [
      ...(got.join('; ') === want.join('; ') ? [] : [`${donor.login} gave ${got.join('; ')}, not ${want.join('; ')}`]),
      ...ledger.filter(isWrongShared).map(({ paymentId, shares }) => `${paymentId}: ${JSON.stringify(shares)}`),
    ]
  })
}

/** Whole crowns, to at most three families, as equal as they can be, in all what was given; nothing before it was sent. */
function isWrongShared({ amount, shares, redistributed }: Payment): boolean {
  if (!redistributed) return shares.length > 0
  const parts = shares.map((share) => share.amount)
  const families = new Set(shares.map(({ recipientId }) => recipientId))
  return (
    sum(shares) !== amount ||
    families.size !== shares.length ||
    shares.length > 3 ||
    Math.max(...parts) - Math.min(...parts) > 1 ||
    parts.some((part) => !Number.isInteger(part) || (part < 100 && shares.length > 1))
  )
}

/** Who gives to one family gives to the same one all the time; every family gets a contribution a month. */
function compareFamilies(): string[] {
  const single = donors.filter(({ targeting }) => targeting === 'single')
  const wandering = single.filter(({ login }) => {
    const ledger = Object.values(world.state.payments.get(login) ?? {})
    return new Set(ledger.flatMap(({ shares }) => shares.map(({ recipientId }) => recipientId))).size !== 1
  })
  const unpaid = world.state.people.values().filter((person) => {
    if (person.kind !== 'recipient') return false
    const months = new Set(person.contributions.map(({ month }) => month))
    return months.size !== 120 || person.contributions.length !== 120
  })
  return [
    ...wandering.map(({ login }) => `${login} gives to one family, and gave to others`),
    ...unpaid.map(({ personId }) => `${personId} did not get 120 contributions in as many months`),
  ]
}

/** The announced ends and the failed charges. */
function compareLetters(): string[] {
  const letters = world.state.messages.filter(({ link }) => link?.startsWith('/jak-pomahat'))
  const byAddress = Map.groupBy(letters, ({ to }) => to)
  return donors.flatMap((donor) => {
    const got = byAddress.get(donor.email)?.length ?? 0
    const want = expectedLetters(cardsOf(donor), END)
    return got === want ? [] : [`${donor.email} got ${got} letters about cards, not ${want}`]
  })
}

/** One for each year with a gift, of all gifts of that year. */
function compareCertificates(): string[] {
  const persons = new Map(donorsOf().map((person) => [person.login, person]))
  return donors.flatMap((donor) => {
    const got = (persons.get(donor.login)?.documents ?? [])
      .map(({ taxYear, amount }) => `${taxYear}: ${amount}`)
      .toSorted()
    const years = Object.entries(
      Object.groupBy(expectedGifts(cardsOf(donor), END), ({ settledOn }) => settledOn.slice(0, 4)),
    )
    const want = years
      .filter(([year]) => Number(year) <= LAST_TAX_YEAR)
      .map(([year, gifts = []]) => `${year}: ${gifts.length * donor.amount}`)
    return got.join() === want.join() ? [] : [`${donor.login} has the certificates ${got.join()}, not ${want.join()}`]
  })
}

function donorsOf(): Donor[] {
  return world.state.people.values().filter((person) => person.kind === 'donor')
}

function sum(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
