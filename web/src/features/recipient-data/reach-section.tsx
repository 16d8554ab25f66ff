import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { RecordSection } from './record-section.tsx'

type ReachSectionProps = { record: Pick<RecipientData, 'Phone' | 'Email'>; errors: FieldErrors }

/** The contact. Codes for signing in go to other phones: see `SignInPhones`. */
export function ReachSection({ record, errors }: ReachSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="contacts-reach" title={t(($) => $.reach.heading)}>
      <PhoneField
        name="phone"
        label={t(($) => $.reach.phone)}
        hint={t(($) => $.reach.phoneHint)}
        defaultValue={record.Phone}
        errors={errors}
        enterKeyHint="next"
        optional
      />
      <TextField
        name="email"
        type="email"
        label={t(($) => $.reach.email)}
        hint={t(($) => $.reach.emailHint)}
        defaultValue={record.Email}
        errors={errors}
        width="medium"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="done"
        optional
      />
    </RecordSection>
  )
}
