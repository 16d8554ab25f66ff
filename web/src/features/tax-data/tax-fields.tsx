import { useTranslation } from 'react-i18next'
import { birthDateParts } from '../../shared/forms/birth-date.ts'
import { BirthDateField } from '../../shared/ui/fields/birth-date-field.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import type { TaxFields as Fields, TaxSubject } from './tax-data-values.ts'

type TaxFieldsProps = { opening: Fields; subject: TaxSubject; currentYear: number }

/** Both kinds of subjects stay in the form, so that switching back loses no typed values. */
export function TaxFields({ opening, subject, currentYear }: TaxFieldsProps) {
  const { t } = useTranslation('tax-data')
  const isLegal = subject === 'legal-entity'
  return (
    <>
      <RadioField
        name="subject"
        label={t(($) => $.subject)}
        defaultValue={opening.subject}
        choices={[
          { value: 'natural-person', label: t(($) => $.naturalPerson), hint: t(($) => $.naturalPersonHint) },
          { value: 'legal-entity', label: t(($) => $.legalEntity), hint: t(($) => $.legalEntityHint) },
        ]}
      />
      <TextField
        name="name"
        label={t(($) => (isLegal ? $.entityName : $.name))}
        hint={t(($) => (isLegal ? $.entityNameHint : $.nameHint))}
        defaultValue={opening.name ?? ''}
        autoComplete={isLegal ? 'organization' : 'name'}
        enterKeyHint="next"
      />
      <div hidden={isLegal}>
        <BirthDateField
          name="birthDate"
          label={t(($) => $.birthDate)}
          hint={t(($) => $.birthDateHint)}
          currentYear={currentYear}
          defaultValue={opening.birthDate === undefined ? undefined : birthDateParts(opening.birthDate)}
        />
      </div>
      <div hidden={!isLegal}>
        <TextField
          name="registrationNumber"
          label={t(($) => $.registrationNumber)}
          hint={t(($) => $.registrationNumberHint)}
          defaultValue={opening.registrationNumber ?? ''}
          // Eight digits with spaces between them.
          width="short"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
        />
      </div>
    </>
  )
}
