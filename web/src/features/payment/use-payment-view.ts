import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import type { View } from './payment-rules.ts'

/** A year, or `vse` for all of them. */
export const EVERY_YEAR = 'vse'

export type PaymentView = { view: View; year: string }

/** Read from the address. The search text is never there: it may be a child's name. */
export function readPaymentView(search: string, today: string): PaymentView {
  const query = new URLSearchParams(search)
  const year = query.get('rok') ?? ''
  const isKnown = year === EVERY_YEAR || /^[0-9]{4}$/.test(year)
  return { view: query.get('pohled') === 'predane' ? 'sent' : 'received', year: isKnown ? year : today.slice(0, 4) }
}

/** The address of a view; default values are omitted. */
export function paymentViewPath({ view, year }: PaymentView, today: string): string {
  const query = new URLSearchParams()
  if (year !== today.slice(0, 4)) query.set('rok', year)
  if (view === 'sent') query.set('pohled', 'predane')
  const text = query.toString()
  return text === '' ? paths.payments : `${paths.payments}?${text}`
}

export function usePaymentView(today: string): PaymentView & { show: (next: Partial<PaymentView>) => void } {
  const { search } = usePortalLocation()
  const go = usePortalNavigate()
  const shown = readPaymentView(search, today)
  return { ...shown, show: (next) => go(paymentViewPath({ ...shown, ...next }, today), { replace: true }) }
}
