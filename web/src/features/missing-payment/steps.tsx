import { useTranslation } from 'react-i18next'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { pragueDay } from '../../shared/format/prague-day.ts'
import { DateField } from '../../shared/ui/fields/date-field.tsx'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { StepForm } from './step-form.tsx'
import type { Guide } from './use-guide.ts'

const TYPES = ['transfer', 'card', 'mobile', 'sms'] as const

export function HowStep({ guide }: { guide: Guide }) {
  const { t } = useTranslation('missing-payment')
  const label = t(($) => $.field.type)
  return (
    <StepForm step="zpusob" guide={guide} label={label}>
      <RadioField
        name="type"
        label={label}
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
  const label = t(($) => $.field.paidOn)
  return (
    <StepForm
      step="den"
      guide={guide}
      label={label}
      crossField={({ paidOn }) => (typeof paidOn === 'string' && paidOn > today ? { paidOn: 'max' } : {})}
      messageOf={(code) => (code === 'max' ? t(($) => $.dayInFuture) : undefined)}
    >
      <DateField
        name="paidOn"
        label={label}
        hint={t(($) => $.hint.paidOn)}
        max={today}
        defaultValue={guide.answers.paidOn}
      />
    </StepForm>
  )
}

export function AmountStep({ guide }: { guide: Guide }) {
  const { t } = useTranslation('missing-payment')
  const language = useLanguage()
  const label = t(($) => $.field.amount)
  return (
    <StepForm step="castka" guide={guide} label={label}>
      <NumberField
        name="amount"
        label={label}
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
  const label = t(($) => $.field.variableSymbol)
  return (
    <StepForm
      step="symbol"
      guide={guide}
      label={label}
      compose={({ variableSymbol = '' }) => ({
        variableSymbol: typeof variableSymbol === 'string' ? withoutSpaces(variableSymbol) : '',
      })}
    >
      <TextField
        name="variableSymbol"
        label={label}
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
