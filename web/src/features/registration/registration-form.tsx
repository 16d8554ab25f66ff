import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyRegistrationSchema, personRegistrationSchema } from '#web/shared/api/schemas.ts'
import type { RegistrationRequest } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { fieldsOf } from '#web/shared/forms/form-draft.ts'
import { newPasswordKey } from '#web/shared/forms/password-confirmation.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import type { FormTexts } from '#web/shared/ui/fields/contract-form.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { NumberedSteps } from '#web/shared/ui/numbered-steps/numbered-steps.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useCampaign } from './campaign.ts'
import { ContributionSection } from './contribution-section.tsx'
import type texts from './locales/cs.json'
import styles from './registration.module.css'
import type { Terms } from './registration-queries.ts'
import { type Choices, composeRegistration, crossFieldCodes, firstChoices, readChoices } from './registration-values.ts'
import { SignInSection } from './sign-in-section.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import type { RegistrationFlow } from './use-registration.ts'
import { registrationDraft, restoreRegistration } from './use-registration.ts'

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
        <TextField name="firstName" autoComplete="given-name" enterKeyHint="next" />
        <TextField name="lastName" autoComplete="family-name" enterKeyHint="next" />
      </div>
      <Stack hidden={kind !== 'company'}>
        <TextField name="companyName" autoComplete="organization" enterKeyHint="next" />
        <TextField
          name="registrationNumber"
          hint={t(($) => $.registrationNumberHint)}
          optional
          // Eight digits with spaces between them.
          width="short"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
      </Stack>
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
  const texts = useRegistrationTexts()

  return (
    <ContractForm form={form} {...texts} ref={element} onEdit={follow} className={styles.form}>
      <div className={styles.summary}>
        <FormSummary />
      </div>
      <PersonSection kind={choices.kind} />
      <SignInSection form={element} isTaken={form.codes.email === 'taken'} wasLost={flow.wasLost} />
      <ContributionSection choices={choices} />
      <ConsentSection />
      <NextSteps />
      <Card as="section" variant="flat" className={styles.end}>
        {failure !== undefined && <FailureBanner ns="registration" phone="donors" failure={failure} />}
        <SubmitButton wide>{t(($) => $.submit)}</SubmitButton>
        <p className="soft small">{t(($) => $.nothingCharged)}</p>
      </Card>
    </ContractForm>
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

const steps = ['number', 'pay', 'family'] as const

/** The steps after the form is sent: at its side if there is room, above its button on a phone. */
function NextSteps() {
  const { t } = useTranslation('registration')
  return (
    <aside className={styles.next} aria-labelledby="registration-next">
      <h2 id="registration-next">{t(($) => $.next.title)}</h2>
      <NumberedSteps
        labelledBy="registration-next"
        steps={steps.map((id) => ({ id, title: t(($) => $.next[id].title), text: t(($) => $.next[id].lead) }))}
      />
    </aside>
  )
}

/** Codes whose text is under a key of this form; the others have the general texts of rule 14.1. */
const ownKeys: Readonly<Record<string, keyof (typeof texts)['error']>> = {
  'email taken': 'emailTaken',
  'email email-invalid': 'emailInvalid',
  'registrationNumber registration-number-invalid': 'registrationNumberInvalid',
  'registrationNumber max': 'registrationNumberInvalid',
  'contribution.amount min-by-card': 'amountMinByCard',
  'consentPersonalData required': 'consentRequired',
  'consentTerms required': 'consentRequired',
}

function useRegistrationTexts(): FormTexts {
  const { t } = useTranslation('registration')
  const { t: ui } = useTranslation('ui')
  return {
    labels: {
      firstName: t(($) => $.firstName),
      lastName: t(($) => $.lastName),
      companyName: t(($) => $.companyName),
      registrationNumber: t(($) => $.registrationNumber),
      email: t(($) => $.email),
      password: t(($) => $.password),
      passwordAgain: t(($) => $.passwordAgain),
      'contribution.amount': t(($) => $.ownAmount),
      consentPersonalData: t(($) => $.consentPersonalDataShort),
      consentTerms: t(($) => $.consentTermsShort),
    },
    ownText: (name, code) => {
      const passwordKey = newPasswordKey(name, code)
      if (passwordKey) return ui(($) => $[passwordKey])
      const key = ownKeys[`${name} ${code}`]
      const text = key && t(($) => $.error[key])
      // It names its field itself.
      return key === 'emailTaken' ? text : text && { afterLabel: text }
    },
  }
}
