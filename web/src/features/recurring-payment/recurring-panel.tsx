import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { FailedCharge } from './failed-charge.tsx'
import { PastPayment } from './past-payment.tsx'
import { RecurringFacts } from './recurring-facts.tsx'
import styles from './recurring-payment.module.css'
import { useDates } from './use-dates.ts'
import { useKeptPayment } from './use-kept-payment.ts'

const loadWindow = () => import('./change-window.tsx')
const ChangeWindow = lazy(async () => ({ default: (await loadWindow()).ChangeWindow }))

/** What has just been done, said where it was done. */
type News = 'changed' | 'cancelled' | 'gone'

/** One recurring payment by card: what it does next, and how to change or end it. */
export function RecurringPanel({ payment }: { payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const keep = useKeptPayment()
  const [window, setWindow] = useState<'change' | 'cancel'>()
  const [news, setNews] = useState<News>()
  const { status } = payment
  const isActive = status === 'active'
  if (!isActive && !news) return <PastPayment payment={payment} status={status} />

  function close() {
    setWindow(undefined)
  }

  function tell(what: News, fresh: RecurringPayment) {
    keep(fresh)
    close()
    setNews(what)
  }

  return (
    <Card as="section" look="roomy" aria-label={t(($) => $.title)}>
      <Stack gap={4}>
        {news && <Told news={news} payment={payment} />}
        <Row apart gap={3}>
          <h2 className={styles.title}>{t(($) => $.title)}</h2>
          <Chip tone={isActive ? 'ok' : 'plain'}>{t(($) => $.status[status])}</Chip>
        </Row>
        <p>
          <span className={styles.amount}>
            <Money crowns={payment.amount} />
          </span>{' '}
          <span className="soft">{t(($) => $.monthly)}</span>
        </p>
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
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setWindow('cancel')}>
              {t(($) => $.cancel.open)}
            </Button>
          </Row>
        )}
      </Stack>
      <Suspense fallback={null}>
        {window === 'change' && <ChangeWindow payment={payment} onClose={close} onDone={tell} />}
      </Suspense>
      <CancelDialog isOpen={window === 'cancel'} payment={payment} onClose={close} onDone={tell} />
    </Card>
  )
}

/** Takes the focus over from the window that has gone. */
function Told({ news, payment }: { news: News; payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const words: Record<News, ReactNode> = {
    changed: t(($) => $.change.done, useDates(payment)),
    cancelled: t(($) => $.cancel.done, useDates(payment)),
    gone: t(($) => $.gone.lead),
  }
  const titles: Record<News, string> = {
    changed: t(($) => $.change.doneTitle),
    cancelled: t(($) => $.cancel.doneTitle),
    gone: t(($) => $.gone.title),
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.told}>
      <Banner tone={news === 'gone' ? 'info' : 'ok'} role="status" title={titles[news]}>
        {words[news]}
      </Banner>
    </div>
  )
}
