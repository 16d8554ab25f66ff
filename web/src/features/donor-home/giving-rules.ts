import type { Giving } from '#web/shared/api/wire.ts'

export type LastPayment = NonNullable<Giving['LastPayment']>
export type GiftOnItsWay = NonNullable<Giving['OnItsWay']>

/** Between two days (`YYYY-MM-DD` in Prague). From 31 January one month has passed on 28 February. */
export function timeGiving(since: string, today: string): { years: number; months: number } {
  const [fromYear, fromMonth, fromDay] = partsOf(since)
  const [year, month, day] = partsOf(today)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const started = (year - fromYear) * 12 + month - fromMonth
  const complete = Math.max(0, day < Math.min(fromDay, lastDay) ? started - 1 : started)
  return { years: Math.floor(complete / 12), months: complete % 12 }
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

type GiftTrailStates = { received: 'done'; waiting: 'done' | 'now'; handed: 'done' | 'now' | 'next' }

/** The stage of a payment (rule 7.2). On the day of distribution it is handed over until the provider confirms. */
export function trailOf(payment: LastPayment, today: string): GiftTrailStates {
  if (payment.Redistributed) return { received: 'done', waiting: 'done', handed: 'done' }
  if (today >= payment.DistributionOn) return { received: 'done', waiting: 'done', handed: 'now' }
  return { received: 'done', waiting: 'now', handed: 'next' }
}

/** Nothing if the card pays automatically, or if the first gift arrived but is not visible yet. */
export function nextStep({ LastPayment, NextCharge, OnItsWay }: Giving): 'first-gift' | 'give-monthly' | 'nothing' {
  if (NextCharge !== null) return 'nothing'
  if (LastPayment !== null) return 'give-monthly'
  return OnItsWay ? 'nothing' : 'first-gift'
}
