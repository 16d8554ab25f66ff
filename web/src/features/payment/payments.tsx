import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { Giving } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDate } from '#web/shared/format/date.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { Link, usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths, recurringPaymentAnchor } from '#web/shared/paths.ts'
import type { AccountKind } from '#web/shared/session/account-kind.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HandsPicture } from '#web/shared/ui/illustrations/hands-picture.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { paymentsQuery } from './payment-queries.ts'
import styles from './payments.module.css'
import { PaymentsPanel } from './payments-panel.tsx'
import { PlannedList } from './planned-list.tsx'

/** Arrived but not visible yet: the donor does not need to look for it. */
function OnItsWay({ gift }: { gift: NonNullable<Giving['OnItsWay']> }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const date = (day: string) => formatDate(day, language)
  return (
    <Banner
      tone="ok"
      title={
        <SpokenText
          text={t(($) => $.onItsWay.title, {
            amount: formatMoney(gift.Amount, language),
            date: date(gift.Received),
          })}
        />
      }
    >
      <SpokenText text={t(($) => $.onItsWay.lead, { date: date(gift.VisibleFrom) })} />
    </Banner>
  )
}

/** Before the first payment: how to help, and when a payment becomes visible. */
function NoPaymentYet({ kind }: { kind: AccountKind }) {
  const { t } = useTranslation('payment')
  return (
    <Card as="section" variant="roomy">
      <EmptyState
        picture={<HandsPicture />}
        title={t(($) => $.empty.title)}
        actions={
          <ButtonLink to={paths.howToHelp} variant="primary">
            {t(($) => $.empty.action)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.empty.lead[kind])}</p>
        <p className="small">{t(($) => $.empty.timing)}</p>
      </EmptyState>
    </Card>
  )
}

type PaymentsProps = {
  kind: AccountKind
  /** A gift that arrived and is not visible yet. */
  onItsWay: Giving['OnItsWay'] | undefined
  /** Passed by the screen because they belong to another feature. */
  recurring: ReactNode
  /** They are loaded, or could not be loaded. */
  isRecurringSettled: boolean
}

/** A donor's payments and the families that received them (rule 7.1). */
export function Payments({ kind, onItsWay, recurring, isRecurringSettled }: PaymentsProps) {
  const { t } = useTranslation('payment')
  const today = useClockValue(pragueDay)
  const { data, failure, retry } = useLoaded(paymentsQuery(useApi()))
  const [typed, setTyped] = useState('')
  const isSettled = (data ?? failure) !== undefined
  const card = useRef<HTMLDivElement>(null)
  const showCard = useCallback(() => {
    const target = document.getElementById(recurringPaymentAnchor) ?? card.current
    if (target) focusAtTop(target)
  }, [])
  useShowWhenAddressed(isRecurringSettled && isSettled, showCard)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>{t(($) => $.title[kind])}</h1>
        <p className="soft">{t(($) => $.lead[kind])}</p>
        <p className="no-print">
          <Link className="standalone-link" to={paths.missingPayment}>
            {t(($) => $.missing)}
          </Link>
        </p>
      </Stack>
      {onItsWay && <OnItsWay gift={onItsWay} />}
      {!data &&
        (failure ? (
          <FailureBanner
            ns="payment"
            failure={failure}
            part={t(($) => $.loadFailed)}
            phone="donors"
            onRetry={failure.isPassing ? retry : undefined}
          />
        ) : (
          <PaymentsWaiting />
        ))}
      {data && data.payments.length > 0 && (
        <PaymentsPanel all={data} today={today} typed={typed} onType={setTyped} onManage={showCard} />
      )}
      {data && data.payments.length === 0 && !onItsWay && <NoPaymentYet kind={kind} />}
      {data && data.payments.length === 0 && data.planned.length > 0 && (
        <PlannedList planned={data.planned} onManage={showCard} />
      )}
      {/* Shown with the list above it, which would push it down; hidden rather than removed, so that a retry keeps its state. */}
      <div ref={card} tabIndex={-1} hidden={!isSettled} className={styles.recurring}>
        {recurring}
      </div>
    </Stack>
  )
}

/** Rows far from the viewport have an estimated height (payments.module.css), which a smooth scroll would miss. */
function focusAtTop(target: HTMLElement): void {
  const scroll = () => target.scrollIntoView({ block: 'start', behavior: 'instant' })
  scroll()
  requestAnimationFrame(scroll)
  target.focus({ preventScroll: true })
}

/** Waits until the page above it has its final height. */
function useShowWhenAddressed(isSettled: boolean, show: () => void): void {
  const { hash } = usePortalLocation()
  useEffect(() => {
    // A microtask runs after the layout has moved the focus to the heading of the page.
    if (isSettled && hash === `#${recurringPaymentAnchor}`) queueMicrotask(show)
  }, [isSettled, hash, show])
}

function PaymentsWaiting() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" />
      <Card>
        <Skeleton shape="titled" lines={8} />
      </Card>
    </Stack>
  )
}
