import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyRegistrationSchema, personRegistrationSchema } from '../../shared/api/schemas.ts'
import type { RegistrationRequest } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { fieldsOf } from '../../shared/forms/form-draft.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CheckboxField } from '../../shared/ui/fields/checkbox-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { useCampaign } from './campaign.ts'
import { ContributionSection } from './contribution-section.tsx'
import { type Choices, firstChoices, readChoices } from './form-choices.ts'
import { NextSteps } from './next-steps.tsx'
import styles from './registration.module.css'
import { registrationDraft, restoreRegistration } from './registration-draft.ts'
import { useRegistrationMessages } from './registration-messages.ts'
import type { Terms } from './registration-queries.ts'
import { composeRegistration, crossFieldCodes } from './registration-values.ts'
import { SignInSection } from './sign-in-section.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import type { RegistrationFlow } from './use-registration.ts'

type PersonSectionProps = Pick<Choices, 'kind'>

/**
 * Both kinds of names stay in the form, so that switching back loses no typed values. The heading is the name of the
 * choice alone: as the name of the section too it would be read twice.
 */
function PersonSection({ kind }: PersonSectionProps) {
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

const consents = [
  { name: 'consentPersonalData', terms: 'personalData', read: 'readPersonalData' },
  { name: 'consentTerms', terms: 'general', read: 'readTerms' },
] as const

/** Both consents with buttons that open their texts, and the optional newsletter. */
function ConsentSection() {
  const { t } = useTranslation('registration')
  const [open, setOpen] = useState<Terms>()
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby="registration-consents">
      <h2 id="registration-consents">{t(($) => $.consentsTitle)}</h2>
      {consents.map(({ name, terms, read }) => (
        <div key={name} className={styles.consent}>
          <CheckboxField name={name} label={t(($) => $[name])} />
          <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(terms)}>
            {t(($) => $[read])}
          </Button>
        </div>
      ))}
      <CheckboxField name="newsletter" label={t(($) => $.newsletter)} optional />
      <TermsDialog terms={open} onClose={() => setOpen(undefined)} />
    </Card>
  )
}

/** The registration of a Good Angel, in one column and one submit. */
export function RegistrationForm({ flow }: { flow: RegistrationFlow }) {
  const { t } = useTranslation('registration')
  const { element, choices, follow } = useChoices()
  const campaign = useCampaign()
  const { failure, ...form } = useFormWithFailure({
    schema: choices.kind === 'company' ? companyRegistrationSchema : personRegistrationSchema,
    compose: composeRegistration,
    crossField: crossFieldCodes,
    onSubmit: (values) =>
      flow.register({ ...(values as RegistrationRequest), ...(campaign !== undefined && { campaign }) }),
  })
  const { errors, summary } = useRegistrationMessages(form.codes)

  function change(event: ChangeEvent<HTMLFormElement>) {
    form.formProps.onChange(event)
    follow()
  }

  return (
    <Form {...form.formProps} errors={errors} ref={element} onChange={change} className={styles.form}>
      <div className={styles.summary}>
        <ErrorSummary attempt={form.attempt} errors={summary} />
      </div>
      <PersonSection kind={choices.kind} />
      <SignInSection form={element} isTaken={form.codes.email === 'taken'} wasLost={flow.wasLost} />
      <ContributionSection choices={choices} />
      <ConsentSection />
      <NextSteps />
      <Card as="section" variant="flat" className={styles.end}>
        {failure !== undefined && <FailureBanner ns="registration" phone="donors" failure={failure} />}
        <Button type="submit" variant="primary" wide busy={form.sending}>
          {t(($) => $.submit)}
        </Button>
        <p className="soft small">{t(($) => $.nothingCharged)}</p>
      </Card>
    </Form>
  )
}

/** Values typed or chosen before React started count: the fields preserve them, and they are read once. */
function useChoices() {
  const element = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Choices>(firstChoices)
  useEffect(() => {
    if (!element.current) return
    restoreRegistration(element.current)
    setChoices(readChoices(element.current))
  }, [])

  function follow() {
    if (!element.current) return
    registrationDraft.save(fieldsOf(element.current))
    const now = readChoices(element.current)
    // Most keystrokes change none of it, so nothing re-renders.
    setChoices((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
  }
  return { element, choices, follow }
}
