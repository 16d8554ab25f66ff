import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/card.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import type { Choices } from './form-choices.ts'
import styles from './registration.module.css'

type PersonSectionProps = Pick<Choices, 'kind'>

/**
 * Both kinds of names stay in the form, so that switching back loses no typed values. The heading is the name of the
 * choice alone: as the name of the section too it would be read twice.
 */
export function PersonSection({ kind }: PersonSectionProps) {
  const { t } = useTranslation('registration')
  return (
    <Card as="section" variant="roomy" className={styles.section}>
      <RadioField
        name="kind"
        label={<h2>{t(($) => $.kind)}</h2>}
        defaultValue="person"
        choices={[
          { value: 'person', label: t(($) => $.kindPerson), hint: t(($) => $.kindPersonHint) },
          { value: 'company', label: t(($) => $.kindCompany), hint: t(($) => $.kindCompanyHint) },
        ]}
      />
      <div className={styles.pair} hidden={kind !== 'person'}>
        <TextField name="firstName" label={t(($) => $.firstName)} autoComplete="given-name" enterKeyHint="next" />
        <TextField name="lastName" label={t(($) => $.lastName)} autoComplete="family-name" enterKeyHint="next" />
      </div>
      <div className={styles.fields} hidden={kind !== 'company'}>
        <TextField name="companyName" label={t(($) => $.companyName)} autoComplete="organization" enterKeyHint="next" />
        <TextField
          name="registrationNumber"
          label={t(($) => $.registrationNumber)}
          hint={t(($) => $.registrationNumberHint)}
          optional
          // Eight digits with spaces between them.
          width="short"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
      </div>
    </Card>
  )
}
