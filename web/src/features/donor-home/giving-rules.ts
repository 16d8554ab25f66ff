import type { FullUser } from '../../shared/api/wire.ts'

export type Giving = NonNullable<FullUser['Giving']>
export type LastPayment = NonNullable<Giving['LastPayment']>
export type GiftOnItsWay = NonNullable<Giving['OnItsWay']>

/**
 * Whole years and months between two days (`YYYY-MM-DD`, business dates of Prague). A month that has no such day is whole on
 * its last one: from 31 January one month has passed on 28 February.
 */
export function timeGiving(since: string, today: string): { years: number; months: number } {
  const [fromYear, fromMonth, fromDay] = partsOf(since)
  const [year, month, day] = partsOf(today)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const begun = (year - fromYear) * 12 + month - fromMonth
  const whole = Math.max(0, day < Math.min(fromDay, lastDay) ? begun - 1 : begun)
  return { years: Math.floor(whole / 12), months: whole % 12 }
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

type GiftTrailStates = { received: 'done'; waiting: 'done' | 'now'; handed: 'done' | 'now' | 'next' }

/**
 * Where a payment is on its way (rule 7.2): received, waiting for the first working day of the next month, handed over to a
 * family. On the day of distribution itself it is being handed over until the provider says that it was.
 */
export function trailOf(payment: LastPayment, today: string): GiftTrailStates {
  if (payment.Redistributed) return { received: 'done', waiting: 'done', handed: 'done' }
  if (today >= payment.RedistributionDate) return { received: 'done', waiting: 'done', handed: 'now' }
  return { received: 'done', waiting: 'now', handed: 'next' }
}

/**
 * The one next step of a donor: the first gift, giving every month, or nothing at all because the card pays by itself, or because
 * the first gift has come and only does not show yet.
 */
export function nextStep({ LastPayment, NextCharge, OnItsWay }: Giving): 'first-gift' | 'give-monthly' | 'nothing' {
  if (NextCharge !== null) return 'nothing'
  if (LastPayment !== null) return 'give-monthly'
  return OnItsWay ? 'nothing' : 'first-gift'
}
