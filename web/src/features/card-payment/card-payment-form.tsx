import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { getCardLimit } from '../../shared/api/card-limit.ts'
import type { Intent } from '../../shared/api/idempotency.ts'
import { cardPaymentRequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { CardPaymentRequest } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { whileMounted } from '../../shared/while-mounted.ts'
import { AmountField } from './amount-field.tsx'
import styles from './card-payment-form.module.css'
import { startCardPayment } from './card-payment-queries.ts'
import { GiftFields, PayerFields } from './form-fields.tsx'
import { composePayment, type PaymentDraft, readDraft } from './payment-draft.ts'
import { WhatHappens } from './what-happens.tsx'

type CardPaymentFormProps = {
  /** Initial values of the fields; read once. */
  draft: PaymentDraft
  onDraft: (draft: PaymentDraft) => void
  intent: Intent
  onSending: (isSending: boolean) => void
  /** Sends the browser to the gateway. */
  leave: (gatewayUrl: string) => void
}

/** The fields of rule 7.7; the card itself is entered at the gateway. */
export function CardPaymentForm({ draft, onDraft, intent, onSending, leave }: CardPaymentFormProps) {
  const { t } = useTranslation('card-payment')
  const api = useApi()
  const limit = useCardLimit()
  const [opened] = useState(draft)
  const [typed, setTyped] = useState(opened)
  const { saveAsync } = useSave({
    mutationFn: (request: CardPaymentRequest, { idempotencyKey }) => startCardPayment(api, request, idempotencyKey),
    intent,
  })
  const { failure, ...form } = useFormWithFailure({
    schema: cardPaymentRequestSchema,
    compose: composePayment,
    crossField: ({ amount }) =>
      limit !== undefined && amount !== undefined && amount > limit ? { amount: 'max' } : {},
    onSubmit: pay,
  })
  const { errors, summary } = useFieldMessages(form.codes)
  useEffect(() => {
    onSending(form.sending)
    return () => onSending(false)
  }, [onSending, form.sending])

  async function pay(values: CardPaymentRequest) {
    const { gatewayUrl } = await saveAsync(values)
    leave(gatewayUrl)
  }

  function keep(element: HTMLFormElement) {
    const now = readDraft(new FormData(element), typed)
    setTyped(now)
    onDraft(now)
  }

  return (
    <Form
      {...form.formProps}
      errors={errors}
      onChange={(event) => {
        form.formProps.onChange(event)
        keep(event.currentTarget)
      }}
    >
      <Stack gap={5}>
        <ErrorSummary attempt={form.attempt} errors={summary} />
        <AmountField initial={opened.amount} typed={typed.amount} limit={limit} />
        <GiftFields draft={opened} typed={typed} />
        <PayerFields draft={opened} />
        <WhatHappens draft={typed} limit={limit} />
        {failure !== undefined && <FailureBanner ns="card-payment" failure={failure} />}
        <Stack gap={3}>
          <Button type="submit" variant="primary" wide busy={form.sending}>
            {t(($) => $.submit)}
          </Button>
          <p className={styles.safe}>
            <LockKeyhole aria-hidden="true" />
            <span>{t(($) => $.safe)}</span>
          </p>
        </Stack>
      </Stack>
    </Form>
  )
}

/** In crowns; undefined until it is loaded. A failure prevents no payment: the provider refuses too high an amount. */
function useCardLimit(): number | undefined {
  const api = useApi()
  const [limit, setLimit] = useState<number>()
  useEffect(() => {
    const show = (known: number) => Number.isFinite(known) && setLimit(known)
    return whileMounted(getCardLimit(api), show, () => {})
  }, [api])
  return limit
}

/** The texts of rule 14.1; an unknown angel number has its own text. */
function useFieldMessages(codes: FieldCodes) {
  const { t } = useTranslation('card-payment')
  const labels = {
    amount: t(($) => $.amount.label),
    frequency: t(($) => $.frequency.label),
    angelNumber: t(($) => $.angelNumber.label),
    cardholder: t(($) => $.cardholder.label),
    email: t(($) => $.email.label),
  }
  return useFormMessages(codes, labels, (_, code) =>
    code === 'not-found' ? { afterLabel: t(($) => $.angelNumber.notFound) } : undefined,
  )
}
