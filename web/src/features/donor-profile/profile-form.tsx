import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { recordValues } from '#rules/record-values.ts'
import { useServerClock } from '../../shared/api/api-context.tsx'
import { donorProfileRequestSchema } from '../../shared/api/schemas.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { ChangedElsewhere } from '../../shared/conflict/changed-elsewhere.tsx'
import type { FormRound } from '../../shared/drafts/form-round.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { SaveChecking, SaveOutcome } from '../../shared/editing/save-outcome.tsx'
import { useRecordSave } from '../../shared/editing/use-record-save.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '../../shared/failure/failure-text.ts'
import { pragueYear } from '../../shared/format/prague-day.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { SavedNote } from '../../shared/ui/saved-note.tsx'
import { AboutSection } from './about-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { ContactSection } from './contact-section.tsx'
import styles from './donor-profile.module.css'
import { saveDonorProfile } from './donor-profile-queries.ts'
import { NameSection } from './name-section.tsx'
import { useProfileMessages } from './profile-messages.ts'
import { composeProfile, OTHER_SOURCE, profileCodes, storedProfile } from './profile-values.ts'

/** Several recipients each month, or a single one (rule 6.7). The heading names the choice alone, so that it is read once. */
function TargetingSection({ donor }: { donor: DonorData }) {
  const { t } = useTranslation('donor-profile')
  return (
    <Card as="section" variant="roomy" className={styles.section}>
      <RadioField
        name="donationTargeting"
        label={<h2>{t(($) => $.targeting)}</h2>}
        hint={t(($) => $.targetingNote)}
        defaultValue={donor.donationTargeting}
        choices={[
          { value: 'multiple', label: t(($) => $.targetings.multiple), hint: t(($) => $.targetings.multipleHint) },
          { value: 'single', label: t(($) => $.targetings.single), hint: t(($) => $.targetings.singleHint) },
        ]}
      />
    </Card>
  )
}

const schema = v.omit(donorProfileRequestSchema, ['basedOn'])

type ProfileFormProps = { session: SignedIn; donor: DonorData } & Omit<FormRound, 'round'>

/** All data about a donor, saved value by value. */
export function ProfileForm({ session, donor: given, carried, onRenew }: ProfileFormProps) {
  const { t } = useTranslation('donor-profile')
  const clock = useServerClock()
  const [donor] = useState(given)
  const traits = accountKindOf(session)
  const [isOtherSource, setOtherSource] = useState(false)
  const draft = useDraft('donor-profile-draft', {
    storage: 'tab',
    record: { values: recordValues.saveDonorProfile, carried },
    onReady: (form) => setOtherSource(hasOtherSource(form)),
  })
  const { submit, checked } = useRecordSave({
    draft,
    given: storedProfile(given, traits),
    valuesIn: ({ profile }) => profile.donor && storedProfile(profile.donor, traits),
    save: saveDonorProfile,
    onRenew,
  })
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema,
    compose: (values) => composeProfile(values, donor, traits),
    crossField: (values) => profileCodes(values, traits, pragueYear(clock.now() ?? Date.now())),
    onSubmit: submit,
  })
  const { errors, summary } = useProfileMessages(form.codes)

  function change(event: ChangeEvent<HTMLFormElement>) {
    form.formProps.onChange(event)
    setOtherSource(hasOtherSource(event.currentTarget))
  }
  function discard() {
    draft.remove()
    onRenew()
  }

  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <Form {...form.formProps} errors={errors} onChange={change} className={styles.form}>
        <UnsavedChanges areThere={draft.hasChanges} onLeave={draft.remove} />
        {draft.isRestored && <RestoredBanner onDiscard={discard} />}
        <div className={styles.summary}>
          <ErrorSummary attempt={form.attempt} errors={summary} />
        </div>
        <NameSection donor={donor} traits={traits} />
        <ContactSection donor={donor} email={session.email} traits={traits} />
        <TargetingSection donor={donor} />
        <ConsentsSection donor={donor} listing={given.publicListing} traits={traits} />
        <AboutSection donor={donor} traits={traits} isOtherSource={isOtherSource} />
        {checked.check === 'reading' && <SaveChecking />}
        {/* The form still holds the typed values (rule 17.3). */}
        {failure !== undefined && (
          <FailureBanner
            ns="donor-profile"
            failure={failure}
            text={isOutcomeUnknown(failure) ? <SaveOutcome checked={checked} before={draft.before} /> : undefined}
            phone="donors"
          >
            <p>{t(($) => $.kept)}</p>
          </FailureBanner>
        )}
        <div className={styles.end}>
          <Button type="submit" variant="primary" busy={form.sending}>
            {t(($) => $.submit)}
          </Button>
          <SavedNote savedAt={draft.savedAt} />
        </div>
      </Form>
    </>
  )
}

function hasOtherSource(form: HTMLFormElement): boolean {
  const source = form.elements.namedItem('sourceOfAwareness.id')
  return source instanceof HTMLSelectElement && source.value === OTHER_SOURCE
}

function RestoredBanner({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('donor-profile')
  return (
    <Banner
      role="status"
      title={t(($) => $.restored)}
      actions={
        <Button variant="link" onClick={onDiscard}>
          {t(($) => $.discard)}
        </Button>
      }
    >
      {t(($) => $.restoredText)}
    </Banner>
  )
}
