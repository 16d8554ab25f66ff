import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { recordValues } from '#rules/record-values.ts'
import { useServerClock } from '#web/shared/api/api-context.tsx'
import { donorProfileRequestSchema } from '#web/shared/api/schemas.ts'
import type { DonorData } from '#web/shared/api/wire.ts'
import { ChangedElsewhere } from '#web/shared/conflict/changed-elsewhere.tsx'
import type { FormRound } from '#web/shared/drafts/form-round.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { SaveChecking, SaveOutcome } from '#web/shared/editing/save-outcome.tsx'
import { useRecordSave } from '#web/shared/editing/use-record-save.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '#web/shared/failure/failure-text.ts'
import { pragueYear } from '#web/shared/format/prague-day.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { accountKindOf } from '#web/shared/session/account-kind.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { SavedNote } from '#web/shared/ui/saved-note/saved-note.tsx'
import { AboutSection } from './about-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { ContactSection } from './contact-section.tsx'
import styles from './donor-profile.module.css'
import { saveDonorProfile } from './donor-profile-queries.ts'
import { NameSection } from './name-section.tsx'
import { useProfileTexts } from './profile-messages.ts'
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
  const texts = useProfileTexts()

  function discard() {
    draft.remove()
    onRenew()
  }

  return (
    <>
      <ChangedElsewhere draft={draft} carried={carried} />
      <ContractForm
        form={form}
        {...texts}
        onEdit={(element) => setOtherSource(hasOtherSource(element))}
        className={styles.form}
      >
        <UnsavedChanges areThere={draft.hasChanges} onLeave={draft.remove} />
        {draft.isRestored && <RestoredBanner onDiscard={discard} />}
        <div className={styles.summary}>
          <FormSummary />
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
          <SubmitButton>{t(($) => $.submit)}</SubmitButton>
          <SavedNote savedAt={draft.savedAt} />
        </div>
      </ContractForm>
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
