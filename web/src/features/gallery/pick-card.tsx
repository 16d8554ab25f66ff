import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card/card.tsx'
import { AutocompleteField } from '#web/shared/ui/fields/autocomplete-field.tsx'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/shared/ui/fields/date-field.tsx'
import { FormField } from '#web/shared/ui/fields/form-field.tsx'
import { MultiSelectField } from '#web/shared/ui/fields/multi-select-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { ToggleField } from '#web/shared/ui/fields/toggle-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'

const towns = [
  'Brno',
  'Břeclav',
  'Bruntál',
  'České Budějovice',
  'Hradec Králové',
  'Olomouc',
  'Ostrava',
  'Plzeň',
  'Praha',
]

export function PickCard() {
  const { t } = useTranslation('gallery')
  const housing = [
    { value: 'house', label: t(($) => $.fields.house) },
    { value: 'flat', label: t(($) => $.fields.flat) },
    { value: 'rent', label: t(($) => $.fields.rent) },
    { value: 'shelter', label: t(($) => $.fields.shelter) },
  ]
  const sources = [
    { value: '1', label: t(($) => $.fields.family) },
    { value: '2', label: t(($) => $.fields.tv) },
    { value: '3', label: t(($) => $.fields.press) },
    { value: '4', label: t(($) => $.fields.radioStation) },
  ]
  return (
    <Card>
      <Stack gap={5}>
        <BirthDateField name="birthDate" label={t(($) => $.fields.birth)} currentYear={2026} />
        <BirthDateField
          name="birthDateMissing"
          label={t(($) => $.fields.birth)}
          currentYear={2026}
          defaultValue={{ day: '4', month: '7' }}
          error={t(($) => $.fields.birthError)}
        />
        <DateField name="end" label={t(($) => $.fields.date)} min="2026-11-10" />
        <SelectField name="housing" label={t(($) => $.fields.select)} choices={housing} />
        <SelectField name="languages" label={t(($) => $.fields.selectMany)} choices={housing} multiple />
        <MultiSelectField name="source" label={t(($) => $.fields.multi)} choices={sources} defaultValue={['1', '3']} />
        <AutocompleteField
          name="town"
          label={t(($) => $.fields.autocomplete)}
          hint={t(($) => $.fields.autocompleteHint)}
          suggestions={towns}
        />
      </Stack>
    </Card>
  )
}

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
