import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { getCardLimit } from '#web/shared/api/card-limit.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { recurringPaymentChangeSchema } from '#web/shared/api/schemas.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatMoney } from '#web/shared/format/money.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { validationKey } from '#web/shared/forms/validation-text.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { DialogFrame } from '#web/shared/ui/overlay/dialog-frame.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import type { Done } from './pending-change.tsx'
import styles from './recurring-payment.module.css'
import { changeRecurringPayment, getRecurringPayment, type RecurringAccess } from './recurring-payment-queries.ts'
import { useDates } from './use-dates.ts'

/** The dialog in which the amount is changed; loads with its form in a chunk of its own. */
export function ChangeWindow(props: ChangeFormProps) {
  const { t } = useTranslation('recurring-payment')
  return (
    <DialogFrame isOpen onClose={props.onClose} icon={null} title={t(($) => $.change.title)}>
      <ChangeForm {...props} />
    </DialogFrame>
  )
}

/** The minimum of a card payment, in whole crowns: over 20 (rule 7.8). */
const LEAST_AMOUNT = 21

/** Checks outside the contract's own bounds. */
function isOffLimits(amount: number | undefined, present: number, most: number | undefined): Record<string, string> {
  if (amount === present) return { amount: 'same' }
  return amount !== undefined && most !== undefined && amount > most ? { amount: 'max' } : {}
}

type ChangeFormProps = {
  payment: RecurringPayment
  access: RecurringAccess
  onClose: () => void
  onDone: Done
}

/** Shows the amount and date of the next charges before the confirmation. */
function ChangeForm({ payment, access, onClose, onDone }: ChangeFormProps) {
  const { t } = useTranslation('recurring-payment')
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const dates = useDates(payment)
  const api = useApi()
  const limit = { queryKey: ['value-store', 'card-limit'], queryFn: () => getCardLimit(api), staleTime: 300_000 }
  const most = useLoaded(queryOptions(limit)).data
  const { change, failure, clear } = useChangeAmount(access, onDone)
  const { formProps, codes, sending } = useContractForm({
    schema: recurringPaymentChangeSchema,
    crossField: ({ amount }) => isOffLimits(amount, payment.amount, most),
    onSubmit: ({ amount }) => change(amount),
    onFailure: () => {},
  })
  const code = codes.amount
  const error =
    code === undefined ? undefined : code === 'same' ? t(($) => $.change.same) : ui(($) => $[validationKey(code)])
  const money = (crowns: number) => formatMoney(crowns, language)
  function outlook(crowns: number): string | undefined {
    if (isOffLimits(crowns, payment.amount, most).amount !== undefined) return undefined
    const isRaise = crowns > payment.amount && !payment.isPayer
    return t(($) => (isRaise ? $.change.outlookRaise : $.change.outlook), { amount: money(crowns), next: dates.next })
  }

  return (
    <form {...formProps} className={styles.form}>
      <Stack gap={4}>
        <p>
          <SpokenText text={t(($) => $.change.now, dates)} />
        </p>
        <NumberField
          name="amount"
          label={t(($) => $.change.amount)}
          hint={
            most === undefined ? (
              t(($) => $.change.least)
            ) : (
              <SpokenText text={t(($) => $.change.limits, { most: money(most) })} />
            )
          }
          min={LEAST_AMOUNT}
          max={most}
          autoFocus
          enterKeyHint="done"
          error={error}
          understood={outlook}
          onChange={clear}
        />
        {failure && <FailureBanner ns="recurring-payment" failure={failure} title={t(($) => $.change.failed)} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{ui(($) => $.buttonCancel)}</Button>
          <Button type="submit" variant="primary" busy={sending}>
            {ui(($) => $.buttonConfirm)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Once despite repeated clicks (rule 18.10). Reloads if the payment was cancelled elsewhere or has ended. */
function useChangeAmount(access: RecurringAccess, onDone: Done) {
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (change: { access: RecurringAccess; amount: number }, { idempotencyKey }) =>
      changeRecurringPayment(api, change, idempotencyKey),
  })
  const [failure, setFailure] = useState<ApiFailure>()

  async function change(amount: number): Promise<void> {
    setFailure(undefined)
    try {
      const fresh = await saveAsync({ access, amount })
      onDone(fresh.pendingChange === null ? 'changed' : 'confirmation-sent', fresh)
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      if (cause.error === 'recurring-not-active') return showPresentState()
      // The form shows an error code of the field.
      if (Object.keys(cause.fields).length === 0 && !cause.isSuperseded) setFailure(cause)
      throw cause
    }
  }

  async function showPresentState(): Promise<void> {
    try {
      onDone('gone', await getRecurringPayment(api, access))
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setFailure(cause)
    }
  }

  return { change, failure, clear: () => setFailure(undefined) }
}
