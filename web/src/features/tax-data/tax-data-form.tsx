import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { taxDataValuesSchema } from '../../shared/api/schemas.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { ChangedElsewhere } from '../../shared/conflict/changed-elsewhere.tsx'
import type { FormRound } from '../../shared/drafts/form-round.ts'
import { SaveChecking, SaveOutcome } from '../../shared/editing/save-outcome.tsx'
import { useRecordSave } from '../../shared/editing/use-record-save.ts'
import { valuesOf } from '../../shared/editing/values-of.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '../../shared/failure/failure-text.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { SavedNote } from '../../shared/ui/saved-note.tsx'
import { Row } from '../../shared/ui/stack.tsx'
import styles from './tax-data.module.css'
import { saveTaxData } from './tax-data-queries.ts'
import {
  composeTaxData,
  type TaxFields as Fields,
  type TaxSubject,
  taxDataCodes,
  taxDataSchema,
} from './tax-data-values.ts'
import { TaxFields } from './tax-fields.tsx'
import type { TaxForm } from './use-tax-form.ts'

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

function useTaxDataMessages(codes: FieldCodes, subject: TaxSubject) {
  const { t } = useTranslation('tax-data')
  const labels = {
    name: t(($) => (subject === 'legal-entity' ? $.entityName : $.name)),
    birthDate: t(($) => $.birthDate),
    registrationNumber: t(($) => $.registrationNumber),
  }
  return useFormMessages(codes, labels, (name, code) => {
    const own = ownKeys[`${name} ${code}`]
    return own && { afterLabel: t(($) => $.error[own]) }
  })
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
  const { errors, summary } = useTaxDataMessages(contract.codes, subject)

  function change(event: ChangeEvent<HTMLFormElement>) {
    contract.formProps.onChange(event)
    follow()
  }

  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <Form {...contract.formProps} errors={errors} ref={element} onChange={change} className={styles.form}>
        <ErrorSummary attempt={contract.attempt} errors={summary} />
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
          <Button type="submit" variant="primary" busy={contract.sending}>
            {t(($) => $.save)}
          </Button>
          <SavedNote savedAt={savedAt} />
        </Row>
        <p className="soft small">
          {t(($) => $.holds)} <Link to={paths.documents}>{t(($) => $.documents)}</Link>.
        </p>
        <UnsavedChanges areThere={hasChanges} onLeave={remove} />
      </Form>
    </>
  )
}
