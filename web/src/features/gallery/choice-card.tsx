import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card.tsx'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { FormField } from '#web/shared/ui/fields/form-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { ToggleField } from '#web/shared/ui/fields/toggle-field.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'

export function ChoiceCard() {
  const { t } = useTranslation('gallery')
  const ways = [
    { value: 'card', label: t(($) => $.fields.card), hint: t(($) => $.fields.cardHint) },
    { value: 'once', label: t(($) => $.fields.once) },
    { value: 'sms', label: t(($) => $.fields.sms), disabled: true },
  ]
  return (
    <Card>
      <Stack gap={5}>
        <RadioField name="way" label={t(($) => $.fields.radio)} choices={ways} defaultValue="card" />
        <RadioField
          name="wayMissing"
          label={t(($) => $.fields.radio)}
          choices={ways.slice(0, 2)}
          error={t(($) => $.fields.required)}
        />
        <ToggleField name="offers" label={t(($) => $.fields.toggle)} />
        <ToggleField
          name="targeting"
          label={t(($) => $.fields.toggleCustom)}
          trueText={t(($) => $.fields.custom1)}
          falseText={t(($) => $.fields.custom2)}
          defaultValue={true}
        />
        <CheckboxField
          name="consent"
          label={t(($) => $.fields.checkbox)}
          hint={t(($) => $.fields.checkboxHint)}
          defaultChecked
        />
        <CheckboxField
          name="consentMissing"
          label={t(($) => $.fields.checkbox)}
          error={t(($) => $.fields.checkboxError)}
        />
        <FormField kind="checkbox" name="consentOff" label={t(($) => $.fields.checkbox)} disabled optional />
      </Stack>
    </Card>
  )
}
