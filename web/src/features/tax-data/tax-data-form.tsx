import { useTranslation } from 'react-i18next'
import { taxDataValuesSchema } from '#web/shared/api/schemas.ts'
import type { DonorData } from '#web/shared/api/wire.ts'
import { ChangedElsewhere } from '#web/shared/conflict/changed-elsewhere.tsx'
import type { FormRound } from '#web/shared/drafts/form-round.ts'
import { SaveChecking, SaveOutcome } from '#web/shared/editing/save-outcome.tsx'
import { useRecordSave } from '#web/shared/editing/use-record-save.ts'
import { valuesOf } from '#web/shared/editing/values-of.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '#web/shared/failure/failure-text.ts'
import { birthDateParts } from '#web/shared/forms/birth-date.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { ContractForm, FormSummary, type FormTexts, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { SavedNote } from '#web/shared/ui/saved-note/saved-note.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import styles from './tax-data.module.css'
import { saveTaxData } from './tax-data-queries.ts'
import {
  composeTaxData,
  type TaxFields as Fields,
  type TaxSubject,
  taxDataCodes,
  taxDataSchema,
} from './tax-data-values.ts'
import type { TaxForm } from './use-tax-form.ts'

type TaxFieldsProps = { opening: Fields; subject: TaxSubject; currentYear: number }

/** Both kinds of subjects stay in the form, so that switching back loses no typed values. */
function TaxFields({ opening, subject, currentYear }: TaxFieldsProps) {
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
          hint={t(($) => $.birthDateHint)}
          currentYear={currentYear}
          defaultValue={opening.birthDate === undefined ? undefined : birthDateParts(opening.birthDate)}
        />
      </div>
      <div hidden={!isLegal}>
        <TextField
          name="registrationNumber"
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

/** Codes whose text is under a key of this form; the others have the general texts of rule 14.1. */
const ownKeys: Readonly<
  Record<string, 'notPrintable' | 'noSuchDay' | 'birthTooEarly' | 'birthInFuture' | 'registrationNumber'>
> = {
  'name not-printable': 'notPrintable',
  'birthDate invalid': 'noSuchDay',
  'birthDate min': 'birthTooEarly',
  'birthDate max': 'birthInFuture',
  'registrationNumber registration-number-invalid': 'registrationNumber',
  'registrationNumber max': 'registrationNumber',
  'registrationNumber invalid': 'registrationNumber',
}

function useTaxDataTexts(subject: TaxSubject): FormTexts {
  const { t } = useTranslation('tax-data')
  const labels = {
    name: t(($) => (subject === 'legal-entity' ? $.entityName : $.name)),
    birthDate: t(($) => $.birthDate),
    registrationNumber: t(($) => $.registrationNumber),
  }
  return {
    labels,
    ownText: (name, code) => {
      const own = ownKeys[`${name} ${code}`]
      return own && { afterLabel: t(($) => $.error[own]) }
    },
  }
}

type TaxDataFormProps = { form: TaxForm; donor: DonorData; opening: Fields; today: string } & Omit<FormRound, 'round'>

/** The person or company on the next certificate. */
export function TaxDataForm({ form, donor, opening, today, carried, onRenew }: TaxDataFormProps) {
  const { draft, follow } = form
  const { element, before, savedAt, hasChanges, remove } = draft
  const { t } = useTranslation('tax-data')
  const { submit, checked } = useRecordSave({
    draft,
    given: valuesOf(donor.taxData, taxDataValuesSchema),
    valuesIn: ({ profile }) => profile.donor && valuesOf(profile.donor.taxData, taxDataValuesSchema),
    save: saveTaxData,
    onRenew,
  })
  const { subject } = form.read.fields
  const { failure, ...contract } = useFormWithFailure({
    schema: taxDataSchema,
    compose: composeTaxData,
    crossField: (values) => taxDataCodes(values, today),
    onSubmit: submit,
  })
  const texts = useTaxDataTexts(subject)

  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <ContractForm form={contract} {...texts} ref={element} onEdit={follow} className={styles.form}>
        <FormSummary />
        <TaxFields opening={opening} subject={subject} currentYear={Number(today.slice(0, 4))} />
        {checked.check === 'reading' && <SaveChecking />}
        {/* The form still holds the typed values (rule 17.3). */}
        {failure !== undefined && (
          <FailureBanner
            ns="tax-data"
            failure={failure}
            text={isOutcomeUnknown(failure) ? <SaveOutcome checked={checked} before={before} /> : undefined}
            phone="donors"
          >
            {isOutcomeUnknown(failure) && <p>{t(($) => $.problem.kept)}</p>}
          </FailureBanner>
        )}
        <Row gap={4}>
          <SubmitButton>{t(($) => $.save)}</SubmitButton>
          <SavedNote savedAt={savedAt} />
        </Row>
        <p className="soft small">
          {t(($) => $.holds)} <Link to={paths.documents}>{t(($) => $.documents)}</Link>.
        </p>
        <UnsavedChanges areThere={hasChanges} onLeave={remove} />
      </ContractForm>
    </>
  )
}
