import type { Lang } from '../../../domain/letters/wording.ts'
import type { PaymentType } from '../../../domain/state/payment.ts'

type OverviewTexts = {
  readonly title: string
  readonly range: (from: string, to: string) => string
  readonly name: string
  readonly number: string
  readonly total: string
  readonly payments: (count: number) => string
  readonly columns: readonly [received: string, type: string, state: string, amount: string]
  readonly types: Readonly<Record<PaymentType, string>>
  readonly pending: (day: string) => string
  readonly sent: (day: string) => string
  readonly reassigned: (day: string) => string
  readonly continued: (year: string) => string
  readonly nothing: string
  readonly made: (day: string) => string
  readonly page: (page: number, pages: number) => string
}

const CZECH_PLURAL = new Intl.PluralRules('cs')

export const OVERVIEW_TEXTS = {
  cs: {
    title: 'Přehled plateb',
    range: (from, to) => `${from}\u00a0– ${to}`,
    name: 'Jméno',
    number: 'Andělské číslo',
    total: 'Celkem',
    payments: (count) =>
      `${count}\u00a0${({ one: 'platba', few: 'platby' } as Record<string, string>)[CZECH_PLURAL.select(count)] ?? 'plateb'}`,
    columns: ['Přijato', 'Způsob platby', 'Kam putuje', 'Částka'],
    types: { transfer: 'převodem', card: 'kartou', mobile: 'mobilem', sms: 'dárcovskou SMS' },
    pending: (day) => `rodinám předáme ${day}`,
    sent: (day) => `předáno rodinám ${day}`,
    reassigned: (day) => `předáno jiné rodině ${day}`,
    continued: (year) => `${year}, pokračování`,
    nothing: 'V\u00a0tomto období nevidíme žádnou platbu.',
    made: (day) => `Stav k\u00a0${day}`,
    page: (page, pages) => `Strana ${page} z\u00a0${pages}`,
  },
  en: {
    title: 'Your payments',
    range: (from, to) => `${from} – ${to}`,
    name: 'Name',
    number: 'Angel number',
    total: 'Total',
    payments: (count) => `${count}\u00a0${count === 1 ? 'payment' : 'payments'}`,
    columns: ['Received', 'Paid by', 'Where it goes', 'Amount'],
    types: { transfer: 'bank transfer', card: 'card', mobile: 'mobile payment', sms: 'donation SMS' },
    pending: (day) => `goes to families on ${day}`,
    sent: (day) => `sent to families on ${day}`,
    reassigned: (day) => `sent to another family on ${day}`,
    continued: (year) => `${year}, continued`,
    nothing: 'We have no payment from you in this period.',
    made: (day) => `As of ${day}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
} as const satisfies Record<Lang, OverviewTexts>
