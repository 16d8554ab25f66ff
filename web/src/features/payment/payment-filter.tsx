import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import styles from './payment-filter.module.css'
import type { View } from './payment-rules.ts'

type PaymentFilterProps = {
  shown: PaymentView
  years: readonly string[]
  today: string
  typed: string
  onYear: (year: string) => void
  onType: (text: string) => void
}

/** The search runs on the device: its text is never sent and is not in the address. */
export function PaymentFilter({ shown, years, today, typed, onYear, onType }: PaymentFilterProps) {
  const { t } = useTranslation('payment')
  const { picked, pick } = usePicked(shown)
  const views: View[] = ['received', 'sent']
  const choices = [
    ...years.map((year) => ({ value: year, label: year })),
    { value: EVERY_YEAR, label: t(($) => $.filter.everyYear) },
  ]
  return (
    <div className={cx(styles.filter, 'no-print')}>
      <nav aria-label={t(($) => $.filter.views)} className={styles.views}>
        {views.map((view) => (
          <Link
            key={view}
            to={paymentViewPath({ ...shown, view }, today)}
            replace
            onClick={() => pick({ ...picked, view })}
            aria-current={picked.view === view ? 'page' : undefined}
            className={cx(styles.view, picked.view === view && styles.current)}
          >
            {t(($) => $.filter.view[view])}
          </Link>
        ))}
      </nav>
      <div className={styles.fields}>
        <SelectField
          name="year"
          label={t(($) => $.filter.year)}
          placeholder={null}
          choices={choices}
          value={picked.year}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
            pick({ ...picked, year: target.value })
            onYear(target.value)
          }}
        />
        <TextField
          name="search"
          type="search"
          label={t(($) => $.filter.search)}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t(($) => $.filter.searchHint)}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </div>
  )
}

/** The new choice shows immediately: a long list may take a moment to update on an old phone. */
function usePicked(shown: PaymentView) {
  const [picked, pick] = useState(shown)
  const [known, setKnown] = useState(shown)
  if (known.year !== shown.year || known.view !== shown.view) {
    setKnown(shown)
    pick(shown)
  }
  return { picked, pick }
}

/** A year, or `vse` for all of them. */
export const EVERY_YEAR = 'vse'

type PaymentView = { view: View; year: string }

/** Read from the address. The search text is never there: it may be a child's name. */
function readPaymentView(search: string, today: string): PaymentView {
  const query = new URLSearchParams(search)
  const year = query.get('rok') ?? ''
  const isKnown = year === EVERY_YEAR || /^[0-9]{4}$/.test(year)
  return { view: query.get('pohled') === 'predane' ? 'sent' : 'received', year: isKnown ? year : today.slice(0, 4) }
}

/** The address of a view; default values are omitted. */
function paymentViewPath({ view, year }: PaymentView, today: string): string {
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
