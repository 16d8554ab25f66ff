import type { HelpOffer } from '#web/shared/api/wire.ts'

/** Days before the end from which the offer is marked as ending soon. */
const SOON = 14

const DAY = 86_400_000

export type Validity = 'open' | 'until' | 'soon' | 'lastDay'

/** Both days as `YYYY-MM-DD` in Prague; null is an offer without an end. */
export function validityOf(expiresOn: string | null, today: string): Validity {
  if (expiresOn === null) return 'open'
  const left = (Date.parse(expiresOn) - Date.parse(today)) / DAY
  if (left <= 0) return 'lastDay'
  return left <= SOON ? 'soon' : 'until'
}

/** The nearest end first, those without an end last. A page left open overnight drops the expired ones. */
export function offersByEnd(offers: readonly HelpOffer[], today: string): HelpOffer[] {
  const open = offers.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
  const end = ({ expiresOn }: HelpOffer) => expiresOn ?? '9999-12-31'
  open.sort((one, other) => end(one).localeCompare(end(other)))
  return open
}

/** A future date inside a sentence, without its year: `30. 11.` with fixed spaces. */
export function dayAndMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day}.\u00a0${month}.`
}
