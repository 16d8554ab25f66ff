import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import type { Done } from './pending-change.tsx'
import { cancelRecurringPayment, type RecurringAccess } from './recurring-payment-queries.ts'
import { useDates } from './use-dates.ts'

type CancelDialogProps = {
  isOpen: boolean
  payment: RecurringPayment
  access: RecurringAccess
  onClose: () => void
  onDone: Done
}

/** Asks for confirmation before a payment ends: the date from which nothing is charged. */
export function CancelDialog({ isOpen, payment, access, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation('recurring-payment')
  const api = useApi()
  const dates = useDates(payment)
  const { isSaving, save, failure, dropFailure } = useSave({
    mutationFn: (given: RecurringAccess) => cancelRecurringPayment(api, given),
    // A payment that had already ended cannot be cancelled.
    onSuccess: (fresh) => onDone(fresh.state === 'ended' ? 'gone' : 'cancelled', fresh),
  })

  function close() {
    dropFailure()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(($) => $.cancel.title)}
      onConfirm={() => save(access)}
      onCancel={close}
      confirmLabel={t(($) => $.cancel.confirm)}
      cancelLabel={t(($) => $.cancel.keep)}
      busy={isSaving}
    >
      <Stack gap={3}>
        <p>{dates.next === '' ? t(($) => $.cancel.leadNow) : <SpokenText text={t(($) => $.cancel.lead, dates)} />}</p>
        {failure && (
          <FailureBanner
            ns="recurring-payment"
            failure={failure}
            title={t(($) => $.cancel.failed)}
            actions={
              <CallUs as="span" line="donors">
                {t(($) => $.call)}
              </CallUs>
            }
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
