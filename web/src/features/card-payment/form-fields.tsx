import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
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
