import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { typeInto } from '#web/shared/forms/fill-parts.ts'
import { readNumber } from '#web/shared/forms/typed-number.ts'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './card-payment-form.module.css'
import type { PaymentDraft } from './payment-draft.ts'

type GiftFieldsProps = { draft: PaymentDraft; typed: PaymentDraft }

export function GiftFields({ draft, typed }: GiftFieldsProps) {
  const { t } = useTranslation('card-payment')
  return (
    <>
      <RadioField
        name="frequency"
        defaultValue={draft.frequency}
        choices={[
          { value: 'recurring', label: t(($) => $.frequency.recurring), hint: t(($) => $.frequency.recurringHint) },
          { value: 'one-off', label: t(($) => $.frequency.oneOff), hint: t(($) => $.frequency.oneOffHint) },
        ]}
      />
      <Stack gap={2}>
        {!typed.isAnonymous && (
          <TextField
            name="angelNumber"
            hint={t(($) => $.angelNumber.hint)}
            defaultValue={typed.angelNumber}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            width="short"
          />
        )}
        <CheckboxField
          name="isAnonymous"
          label={t(($) => $.anonymous.label)}
          hint={t(($) => $.anonymous.hint)}
          defaultChecked={draft.isAnonymous}
        />
      </Stack>
    </>
  )
}

/** The payer, in the fields that the gateway requires (rule 7.7). */
export function PayerFields({ draft }: Omit<GiftFieldsProps, 'typed'>) {
  const { t } = useTranslation('card-payment')
  return (
    <>
      <TextField
        name="cardholder"
        hint={t(($) => $.cardholder.hint)}
        defaultValue={draft.cardholder}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
      <EmailField
        name="email"
        hint={t(($) => $.email.hint)}
        defaultValue={draft.email}
        autoComplete="email"
        enterKeyHint="go"
      />
    </>
  )
}

/** Over 20 Kč (rule 7.8). */
const LEAST = 21

const suggestions = [200, 300, 500, 1_000]

type AmountFieldProps = { initial: string; typed: string; limit: number | undefined }

export function AmountField({ initial, typed, limit }: AmountFieldProps) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const money = (crowns: number) => formatMoney(crowns, language)
  const least = money(20)
  return (
    <div className={styles.amount}>
      <NumberField
        ref={input}
        name="amount"
        hint={
          <SpokenText
            text={
              limit === undefined
                ? t(($) => $.amount.hint, { least })
                : t(($) => $.amount.hintWithLimit, { least, most: money(limit) })
            }
          />
        }
        defaultValue={initial}
        min={LEAST}
        max={limit}
        blockArrows
        understood={(crowns) => t(($) => $.amount.understood, { amount: money(crowns) })}
        enterKeyHint="next"
      />
      <fieldset className={styles.suggestions}>
        <legend className="visually-hidden">{t(($) => $.amount.suggestions)}</legend>
        {suggestions.map((crowns) => (
          <button
            key={crowns}
            type="button"
            className={styles.suggestion}
            aria-pressed={readNumber(typed) === crowns}
            onClick={() => typeInto(input.current ?? undefined, `${crowns}`)}
          >
            <SpokenText text={money(crowns)} isName />
          </button>
        ))}
      </fieldset>
    </div>
  )
}
