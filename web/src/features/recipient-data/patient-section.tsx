import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipientData } from '#web/shared/api/wire.ts'
import { monthChoices } from '#web/shared/format/czech-days.ts'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { JoinedField, PartLabel } from './joined-field.tsx'
import styles from './recipient-data.module.css'
import { RecordSection } from './record-section.tsx'

type PatientSectionProps = { patient: RecipientData['Patient'] }

/** The patient: the name, the month and the year of birth. */
export function PatientSection({ patient }: PatientSectionProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="data-patient" title={t(($) => $.patient.heading)} lead={t(($) => $.patient.lead)}>
      <TextField
        name="patient.title"
        defaultValue={patient.Title}
        width="short"
        autoComplete="off"
        enterKeyHint="next"
        optional
      />
      <TextField
        name="patient.firstName"
        defaultValue={patient.FirstName}
        width="medium"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        name="patient.lastName"
        defaultValue={patient.LastName}
        width="medium"
        autoComplete="off"
        enterKeyHint="next"
      />
      <BirthField patient={patient} />
    </RecordSection>
  )
}

function BirthField({ patient }: PatientSectionProps) {
  const { t } = useTranslation('recipient-data')
  const parts = {
    month: { name: 'patient.birthMonth', label: t(($) => $.patient.birthMonth) },
    year: { name: 'patient.birthYear', label: t(($) => $.patient.birthYear) },
  }
  return (
    <JoinedField name="patient.birth" label={t(($) => $.patient.birth)} parts={parts}>
      {(part) => (
        <div className={styles.birth}>
          <div className={styles.part}>
            <PartLabel of={part('month').id}>{parts.month.label}</PartLabel>
            <span className={styles.arrowed}>
              <select {...part('month')} defaultValue={patient.BirthMonth} className={styles.control}>
                <option value="">–</option>
                {monthChoices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden="true" />
            </span>
          </div>
          <div className={styles.part}>
            <PartLabel of={part('year').id}>{parts.year.label}</PartLabel>
            <input
              {...part('year')}
              defaultValue={patient.BirthYear}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              className={styles.control}
            />
          </div>
        </div>
      )}
    </JoinedField>
  )
}
