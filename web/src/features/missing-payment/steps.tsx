import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { paidSomehowSchema } from '#web/shared/api/schemas.ts'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { type ContractFormOptions, useContractForm } from '#web/shared/forms/contract-form.ts'
import { ContractForm, FormSummary, type FormTexts, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { DateField } from '#web/shared/ui/fields/date-field.tsx'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { draftNameOf, type MissingPaymentStep } from './answers.ts'
import type { Guide } from './use-guide.ts'

type StepSchema = v.GenericSchema<Readonly<Record<string, unknown>>>

const schemas: Record<MissingPaymentStep, StepSchema> = {
  zpusob: v.pick(paidSomehowSchema, ['type']),
  den: v.pick(paidSomehowSchema, ['paidOn']),
  castka: v.pick(paidSomehowSchema, ['amount']),
  symbol: v.pick(paidSomehowSchema, ['variableSymbol']),
}

type StepFormProps = FormTexts &
  Pick<ContractFormOptions<StepSchema>, 'compose' | 'crossField'> & {
    step: MissingPaymentStep
    guide: Guide
    children: ReactNode
  }

/** Validated by the contract; every choice or typed value is saved at once. */
function StepForm({ step, guide, labels, ownText, children, ...options }: StepFormProps) {
  const { t } = useTranslation('missing-payment')
  const draft = useDraft(draftNameOf(step), { storage: 'tab' })
  const form = useContractForm({
    ...options,
    draft,
    schema: schemas[step],
    onSubmit: async (values) => {
      draft.remove()
      guide.answer(step, values)
    },
  })

  return (
    <ContractForm form={form} labels={labels} ownText={ownText}>
      <Stack gap={5}>
        <FormSummary />
        {children}
        <div>
          <SubmitButton>{step === 'symbol' ? t(($) => $.check) : t(($) => $.continue)}</SubmitButton>
        </div>
      </Stack>
    </ContractForm>
  )
}

const TYPES = ['transfer', 'card', 'mobile', 'sms'] as const

export function HowStep({ guide }: { guide: Guide }) {
  const { t } = useTranslation('missing-payment')
  return (
    <StepForm step="zpusob" guide={guide} labels={{ type: t(($) => $.field.type) }}>
      <RadioField
        name="type"
        defaultValue={guide.answers.type}
        choices={TYPES.map((value) => ({
          value,
          label: t(($) => $.type[value].label),
          hint: t(($) => $.type[value].hint),
        }))}
      />
    </StepForm>
  )
}

/** A payment dated tomorrow cannot be missing; the provider has the same rule. */
export function WhenStep({ guide }: { guide: Guide }) {
  const { t } = useTranslation('missing-payment')
  const today = useClockValue(pragueDay)
  return (
    <StepForm
      step="den"
      guide={guide}
      labels={{ paidOn: t(($) => $.field.paidOn) }}
      crossField={({ paidOn }) => (typeof paidOn === 'string' && paidOn > today ? { paidOn: 'max' } : {})}
      ownText={(_, code) => (code === 'max' ? { afterLabel: t(($) => $.dayInFuture) } : undefined)}
    >
      <DateField name="paidOn" hint={t(($) => $.hint.paidOn)} max={today} defaultValue={guide.answers.paidOn} />
    </StepForm>
  )
}

export function AmountStep({ guide }: { guide: Guide }) {
  const { t } = useTranslation('missing-payment')
  const language = useLanguage()
  return (
    <StepForm step="castka" guide={guide} labels={{ amount: t(($) => $.field.amount) }}>
      <NumberField
        name="amount"
        hint={t(($) => $.hint.amount)}
        min={1}
        understood={(crowns) => t(($) => $.understood, { amount: formatMoney(crowns, language) })}
        enterKeyHint="next"
        defaultValue={guide.answers.amount}
      />
    </StepForm>
  )
}

/** Empty is valid: the payment was sent without one. Spaces between digits are no error. */
export function SymbolStep({ guide, ownNumber }: { guide: Guide; ownNumber: string }) {
  const { t } = useTranslation('missing-payment')
  return (
    <StepForm
      step="symbol"
      guide={guide}
      labels={{ variableSymbol: t(($) => $.field.variableSymbol) }}
      compose={({ variableSymbol = '' }) => ({
        variableSymbol: typeof variableSymbol === 'string' ? withoutSpaces(variableSymbol) : '',
      })}
    >
      <TextField
        name="variableSymbol"
        hint={<SpokenText text={t(($) => $.hint.variableSymbol, { number: ownNumber })} />}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        width="short"
        defaultValue={guide.answers.variableSymbol ?? ownNumber}
      />
    </StepForm>
  )
}
