import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { getCardLimit } from '#web/shared/api/card-limit.ts'
import type { Intent } from '#web/shared/api/idempotency.ts'
import { cardPaymentRequestSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { CardPaymentRequest } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatMoney } from '#web/shared/format/money.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { readNumber } from '#web/shared/forms/typed-number.ts'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { Trail, type TrailStep } from '#web/shared/ui/trail/trail.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { whileMounted } from '#web/shared/while-mounted.ts'
import styles from './card-payment-form.module.css'
import { startCardPayment } from './card-payment-queries.ts'
import { AmountField, GiftFields, PayerFields } from './form-fields.tsx'
import { composePayment, type PaymentDraft, readDraft } from './payment-draft.ts'

/** The provider's rules in words (rule 7.2); the result page shows the provider's dates. */
function WhatHappens({ draft, limit }: { draft: PaymentDraft; limit: number | undefined }) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  if (draft.frequency === '') return null
  const crowns = readNumber(draft.amount) ?? 0
  const isGiven = Number.isInteger(crowns) && crowns > 20 && (limit === undefined || crowns <= limit)
  const amount = isGiven ? formatMoney(crowns, language) : undefined
  const now: TrailStep = {
    id: 'now',
    state: 'now',
    title: amount === undefined ? t(($) => $.next.now) : <SpokenText text={t(($) => $.next.nowAmount, { amount })} />,
    detail: t(($) => $.next.nowDetail),
  }
  const monthly: TrailStep[] = [
    { id: 'monthly', state: 'next', title: t(($) => $.next.monthly), detail: t(($) => $.next.monthlyDetail) },
    { id: 'end', state: 'next', title: t(($) => $.next.end), detail: t(($) => $.next.endDetail) },
  ]
  const once: TrailStep[] = [
    { id: 'families', state: 'next', title: t(($) => $.next.families), detail: t(($) => $.next.familiesDetail) },
  ]
  return (
    <section className={styles.next} aria-labelledby="card-payment-next">
      <h3 id="card-payment-next">{t(($) => $.next.title)}</h3>
      <Trail label={t(($) => $.next.title)} steps={[now, ...(draft.frequency === 'recurring' ? monthly : once)]} />
    </section>
  )
}

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
  const texts = useFormTexts()
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
    <ContractForm form={form} {...texts} onEdit={keep}>
      <Stack gap={5}>
        <FormSummary />
        <AmountField initial={opened.amount} typed={typed.amount} limit={limit} />
        <GiftFields draft={opened} typed={typed} />
        <PayerFields draft={opened} />
        <WhatHappens draft={typed} limit={limit} />
        {failure !== undefined && <FailureBanner ns="card-payment" failure={failure} />}
        <Stack gap={3}>
          <SubmitButton wide>{t(($) => $.submit)}</SubmitButton>
          <p className={styles.safe}>
            <LockKeyhole aria-hidden="true" />
            <span>{t(($) => $.safe)}</span>
          </p>
        </Stack>
      </Stack>
    </ContractForm>
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
function useFormTexts() {
  const { t } = useTranslation('card-payment')
  const labels = {
    amount: t(($) => $.amount.label),
    frequency: t(($) => $.frequency.label),
    angelNumber: t(($) => $.angelNumber.label),
    cardholder: t(($) => $.cardholder.label),
    email: t(($) => $.email.label),
  }
  return {
    labels,
    ownText: (_: string, code: string) =>
      code === 'not-found' ? { afterLabel: t(($) => $.angelNumber.notFound) } : undefined,
  }
}
