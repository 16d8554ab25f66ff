import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card.tsx'
import { AutocompleteField } from '#web/shared/ui/fields/autocomplete-field.tsx'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { DateField } from '#web/shared/ui/fields/date-field.tsx'
import { MultiSelectField } from '#web/shared/ui/fields/multi-select-field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'

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
