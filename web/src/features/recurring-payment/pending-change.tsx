import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { confirmRecurringChange, getRecurringPayment, type RecurringAccess } from './recurring-payment-queries.ts'
import { useDates } from './use-dates.ts'

type PendingChangeProps = { payment: RecurringPayment; access: RecurringAccess; onDone: Done }

/** The button to confirm it only for a donor who opened the link in its e-mail (rule 7.6). */
export function PendingChange({ payment, access, onDone }: PendingChangeProps) {
  const { t } = useTranslation('recurring-payment')
  const dates = useDates(payment)
  if (payment.pendingChange === null || payment.state !== 'active') return null
  if (payment.pendingChange.canConfirm) return <Confirm payment={payment} access={access} onDone={onDone} />
  return (
    <Banner tone="info" title={<SpokenText text={t(($) => $.pending.title, dates)} />}>
      <SpokenText text={t(($) => $.pending.lead, dates)} />
    </Banner>
  )
}

const lapses: ReadonlySet<string> = new Set(['change-not-pending', 'change-expired'])

function Confirm({ payment, access, onDone }: PendingChangeProps) {
  const { t } = useTranslation('recurring-payment')
  const api = useApi()
  const dates = useDates(payment)
  const [failure, setFailure] = useState<ApiFailure>()
  const confirming = useSave({
    mutationFn: (given: RecurringAccess, { idempotencyKey }) => confirmRecurringChange(api, given, idempotencyKey),
    onSuccess: (fresh) => onDone('confirmed', fresh),
    onError: (reason) => (lapses.has(reason.error) ? look.save(access) : setFailure(reason)),
  })
  const look = useSave({
    mutationFn: (given: RecurringAccess) => getRecurringPayment(api, given),
    onSuccess: (fresh) => onDone('lapsed', { ...fresh, pendingChange: null }),
    onError: setFailure,
  })

  function confirm() {
    if (look.isSaving) return
    setFailure(undefined)
    confirming.save(access)
  }

  return (
    <>
      {failure && (
        <FailureBanner
          ns="recurring-payment"
          failure={failure}
          title={t(($) => $.pending.failed)}
          actions={
            <CallUs as="span" line="donors">
              {t(($) => $.call)}
            </CallUs>
          }
        />
      )}
      <Banner
        tone="warn"
        title={<SpokenText text={t(($) => $.pending.question, dates)} />}
        actions={
          <Button variant="primary" busy={confirming.isSaving || look.isSaving} onClick={confirm}>
            <SpokenText text={t(($) => $.pending.confirm, dates)} isName />
          </Button>
        }
      >
        <SpokenText text={t(($) => $.pending.questionLead, dates)} />
      </Banner>
    </>
  )
}

/** `confirmation-sent`: an e-mail confirms a raised amount. `lapsed`: confirmed too late, or replaced by another change. */
export type RecurringNotice = 'changed' | 'confirmation-sent' | 'confirmed' | 'lapsed' | 'cancelled' | 'gone'

export type Done = (notice: RecurringNotice, fresh: RecurringPayment) => void
