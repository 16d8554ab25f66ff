import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import { donorProfileRequestSchema } from '../../shared/api/schemas.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { DonorData, DonorProfileRequest } from '../../shared/api/wire.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { isStored } from '../../shared/editing/is-stored.ts'
import { SaveChecking, SaveOutcome } from '../../shared/editing/save-outcome.tsx'
import { useConfirmedSave } from '../../shared/editing/use-confirmed-save.ts'
import { useUpdatesFromElsewhere } from '../../shared/editing/use-updates-from-elsewhere.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { isOutcomeUnknown } from '../../shared/failure/failure-text.ts'
import { pragueYear } from '../../shared/format/prague-day.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import type { Session, SignedIn } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { SavedNote } from '../../shared/ui/saved-note.tsx'
import { AboutSection } from './about-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { ContactSection } from './contact-section.tsx'
import styles from './donor-profile.module.css'
import { saveDonorProfile } from './donor-profile-queries.ts'
import { NameSection } from './name-section.tsx'
import { useProfileMessages } from './profile-messages.ts'
import { composeProfile, OTHER_SOURCE, profileCodes } from './profile-values.ts'
import { TargetingSection } from './targeting-section.tsx'

type ProfileFormProps = {
  session: SignedIn
  donor: DonorData
  /** The form remounts with the saved values. */
  onRenew: () => void
}

/** All data about a donor, saved as one document. */
export function ProfileForm({ session, donor: given, onRenew }: ProfileFormProps) {
  const { t } = useTranslation('donor-profile')
  const api = useApi()
  const clock = useServerClock()
  const { store } = useSessionActions()
  const [donor] = useState(given)
  const traits = accountKindOf(session)
  const [isOtherSource, setOtherSource] = useState(false)
  const draft = useDraft('donor-profile-draft', {
    storage: 'tab',
    onReady: (form) => setOtherSource(hasOtherSource(form)),
  })
  const { saveAsync } = useSave({
    mutationFn: (request: DonorProfileRequest, { idempotencyKey }) => saveDonorProfile(api, request, idempotencyKey),
  })
  const { saveConfirmed, ...checked } = useConfirmedSave(saveAsync, ({ profile }, request) => {
    const stored = profile.donor
    if (isStored(stored, request)) return 'sent'
    return isStored(stored, donor) ? 'before' : 'other'
  })
  const updates = useUpdatesFromElsewhere({ given: asText(given), areThere: draft.hasChanges, onRenew })
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: donorProfileRequestSchema,
    compose: (values) => composeProfile(values, donor, traits),
    crossField: (values) => profileCodes(values, traits, pragueYear(clock.now() ?? Date.now())),
    onSubmit: async (profile) => {
      const { epoch } = store.current()
      const sent = draft.read()
      const saved = await saveConfirmed(profile as DonorProfileRequest)
      draft.markSaved(saved?.savedAt ?? new Date(clock.now() ?? Date.now()).toISOString(), sent)
      const stored = saved ? saved.profile.donor : donorOf(store.read())
      if (stored) updates.isOwn(asText(stored))
      if (saved) store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
    },
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
  )
}

/** The public list changes with time and is no field of the form. */
const asText = (data: DonorData): string => JSON.stringify({ ...data, publicListing: undefined })

const donorOf = (session: Session) => (session.isLoggedIn ? session.profile.donor : undefined)

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
