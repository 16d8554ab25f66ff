import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { RecurringNotice } from './pending-change.tsx'
import { PendingChange } from './pending-change.tsx'
import { RecurringBanner } from './recurring-banner.tsx'
import styles from './recurring-payment.module.css'
import { type RecurringAccess, recurringPaymentKeys } from './recurring-payment-queries.ts'
import { useDates } from './use-dates.ts'

/** The dates of a payment; the last charge is three years after the first (rule 7.4). */
function RecurringFacts({ payment }: { payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const days = [
    { id: 'next', day: payment.nextChargeOn, term: t(($) => $.facts.next) },
    { id: 'since', day: payment.startedOn, term: t(($) => $.facts.since) },
    { id: 'last', day: payment.lastChargeOn, term: t(($) => $.facts.last) },
    { id: 'cancelled', day: payment.cancelledOn, term: t(($) => $.facts.cancelled) },
  ]
  return (
    <dl className={styles.facts}>
      {days.map(
        ({ id, day, term }) =>
          day !== null && (
            <div key={id} className={styles.fact}>
              <dt className="soft">{term}</dt>
              <dd>
                <DateText value={day} />
              </dd>
            </div>
          ),
      )}
      <div className={styles.fact}>
        <dt className="soft">{t(($) => $.facts.number)}</dt>
        <dd className="num">
          <IdentityNumber number={payment.angelNumber} />
        </dd>
      </div>
    </dl>
  )
}

const loadWindow = () => import('./change-window.tsx')
const ChangeWindow = lazyPart(async () => (await loadWindow()).ChangeWindow)

type RecurringPanelProps = {
  payment: RecurringPayment
  access: RecurringAccess
  /** The id of the heading, if an address leads to this payment. */
  anchor?: string
}

/** One recurring payment by card: its next charge, and how to change or end it. */
export function RecurringPanel({ payment, access, anchor }: RecurringPanelProps) {
  const { t } = useTranslation('recurring-payment')
  const keep = useStoredPayment(access)
  const [window, setWindow] = useState<'change' | 'cancel'>()
  const [notice, setNotice] = useState<RecurringNotice>()
  const { state } = payment
  const isActive = state === 'active'
  if (!isActive && !notice) return <PastPayment payment={payment} state={state} anchor={anchor} />

  function close() {
    setWindow(undefined)
  }

  function showNotice(what: RecurringNotice, fresh: RecurringPayment) {
    keep(fresh)
    close()
    setNotice(what)
  }

  return (
    <Card as="section" variant="roomy" aria-label={t(($) => $.title)}>
      <Stack gap={4}>
        {notice && <RecurringBanner notice={notice} payment={payment} />}
        <Row apart gap={3}>
          <h2 id={anchor} tabIndex={-1} className={styles.title}>
            {t(($) => $.title)}
          </h2>
          <Chip tone={isActive ? 'ok' : 'plain'}>{t(($) => $.state[state])}</Chip>
        </Row>
        <p>
          <span className={styles.amount}>
            <Money crowns={payment.amount} />
          </span>{' '}
          <span className="soft">{t(($) => $.monthly)}</span>
        </p>
        {notice !== 'confirmation-sent' && <PendingChange payment={payment} access={access} onDone={showNotice} />}
        <FailedCharge payment={payment} />
        <RecurringFacts payment={payment} />
        {isActive && (
          <Row gap={3} className="no-print">
            <Button
              aria-haspopup="dialog"
              onPointerEnter={() => void loadWindow().catch(() => {})}
              onClick={() => setWindow('change')}
            >
              {t(($) => $.change.open)}
            </Button>
            <Button variant="link" aria-haspopup="dialog" onClick={() => setWindow('cancel')}>
              {t(($) => $.cancel.open)}
            </Button>
          </Row>
        )}
      </Stack>
      <Suspense fallback={null}>
        {window === 'change' && <ChangeWindow payment={payment} access={access} onClose={close} onDone={showNotice} />}
      </Suspense>
      <CancelDialog
        isOpen={window === 'cancel'}
        payment={payment}
        access={access}
        onClose={close}
        onDone={showNotice}
      />
    </Card>
  )
}

/** The last charge failed: when it is retried, and what the donor can check meanwhile. */
function FailedCharge({ payment }: { payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const dates = useDates(payment)
  if (payment.failedOn === null || payment.state !== 'active') return null
  return (
    <Banner tone="warn" title={<SpokenText text={t(($) => $.charge.failed, dates)} />}>
      {payment.nextChargeOn === null ? (
        t(($) => $.charge.noMore)
      ) : (
        <SpokenText text={t(($) => $.charge.again, dates)} />
      )}
    </Banner>
  )
}

/** List and link show the same at once. `access` opens the payment here. */
function useStoredPayment(access: RecurringAccess): (fresh: RecurringPayment) => void {
  const client = useQueryClient()
  return (fresh) => {
    client.setQueryData(recurringPaymentKeys.one(access), fresh)
    client.setQueryData<RecurringPayment[]>(recurringPaymentKeys.list, (list) =>
      list?.map((payment) => (payment.recurringId === fresh.recurringId ? fresh : payment)),
    )
  }
}

type PastPaymentProps = { payment: RecurringPayment; state: 'cancelled' | 'ended'; anchor: string | undefined }

/** An ended payment takes one line, because the page is about giving. */
function PastPayment({ payment, state, anchor }: PastPaymentProps) {
  const { t } = useTranslation('recurring-payment')
  const dates = useDates(payment)
  return (
    <Card as="section" variant="flat" aria-label={t(($) => $.title)}>
      <Stack gap={1}>
        <Row apart gap={2}>
          <h2 id={anchor} tabIndex={-1} className={styles.title}>
            <SpokenText text={t(($) => $.titleWithAmount, dates)} />
          </h2>
          <Chip>{t(($) => $.state[state])}</Chip>
        </Row>
        <p className="soft">
          <SpokenText text={t(($) => $.past[state], dates)} />
        </p>
      </Stack>
    </Card>
  )
}
