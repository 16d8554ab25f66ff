import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordValues } from '#rules/record-values.ts'
import { useServerClock } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { familyMemberRequestSchema } from '../../shared/api/schemas.ts'
import type { FamilyMember, FamilyMemberRequest } from '../../shared/api/wire.ts'
import { ChangedElsewhere } from '../../shared/conflict/changed-elsewhere.tsx'
import { type FormRound, useFormRound } from '../../shared/drafts/form-round.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { DraftNote } from '../../shared/editing/draft-note.tsx'
import { EditableFields } from '../../shared/editing/editable-fields.tsx'
import { RestoredBanner } from '../../shared/editing/restored-banner.tsx'
import { saveOrChoose } from '../../shared/editing/save-or-choose.ts'
import { SaveChecking } from '../../shared/editing/save-outcome.tsx'
import { useEditingLock } from '../../shared/editing/use-editing-lock.ts'
import { useUpdatesFromElsewhere } from '../../shared/editing/use-updates-from-elsewhere.ts'
import { useFormWithFailure } from '../../shared/forms/contract-form.ts'
import { UnsavedChanges } from '../../shared/forms/unsaved-changes.tsx'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import styles from './family-member.module.css'
import { MemberFields } from './member-fields.tsx'
import { useMemberMessages } from './member-messages.ts'
import { MemberProblemBanner } from './member-problem-banner.tsx'
import { composeMember, meaningOf, memberCodes, storedMember } from './member-values.ts'
import { useSaveMemberValues } from './use-save-member-values.ts'

type MemberFormProps = {
  /** Undefined for a new one. */
  member: FamilyMember | undefined
  /** The allowed relations to the patient. */
  relations: readonly FamilyMember['Relation'][]
  /** With the instant (ISO) of the save, or without a save. */
  onClose: (savedAt?: string) => void
}

/** Mounts again with the present record if another device was faster. */
export function MemberForm(props: MemberFormProps) {
  const { round, ...form } = useFormRound()
  return <OneMemberForm key={round} {...props} {...form} />
}

function OneMemberForm({
  member: given,
  relations,
  onClose,
  carried,
  onRenew,
}: MemberFormProps & Omit<FormRound, 'round'>) {
  const { t } = useTranslation('family-member')
  const clock = useServerClock()
  const [member] = useState(given)
  const isSaved = useRef(false)
  // If the foundation has removed the person, the next submit adds them again: the form holds all
  // values.
  const [memberId, setMemberId] = useState(member?.Id)
  const isGone = member !== undefined && memberId === undefined
  const isLocked = useEditingLock().state === 'locked'
  const isMainContact = member?.IsMainContact ?? false
  const { refreshProfile } = useSessionActions()
  const draft = useDraft(`family-member-${member?.Id ?? 'new'}`, {
    storage: 'account',
    ...(member && { record: { values: recordValues.saveFamilyMember, carried } }),
  })
  useUpdatesFromElsewhere({
    given: JSON.stringify(given && storedMember(given)),
    areThere: draft.hasChanges,
    onRenew,
    onKept: draft.save,
  })
  const { saveConfirmed, ...checked } = useSaveMemberValues(member, memberId)
  const { failure, ...form } = useFormWithFailure({
    draft,
    schema: familyMemberRequestSchema,
    compose: composeMember,
    crossField: (values) => memberCodes(values, { isMainContact, now: clock.now() }),
    onSubmit: async (request) => {
      const sent = { form: draft.read(), meaning: meaningOf(draft.element.current) }
      async function save() {
        const saved = await saveConfirmed(request as FamilyMemberRequest)
        const savedAt = saved?.savedAt ?? new Date(clock.now() ?? Date.now()).toISOString()
        // A phone that was only reformatted since is no draft; any other typed change stays one.
        if (meaningOf(draft.element.current) === sent.meaning) draft.discard()
        else draft.markSaved(savedAt, sent.form)
        isSaved.current = true
        onClose(savedAt)
      }
      await saveOrChoose(save, { draft, reload: refreshProfile, onRenew })
    },
    onFailure: (reason) => {
      if (reason instanceof ApiFailure && reason.error === 'member-not-found') setMemberId(undefined)
      return false
    },
  })
  const { errors, summary } = useMemberMessages(form.codes)

  return (
    <Card as="section" variant="roomy" aria-labelledby="family-member-form">
      <ChangedElsewhere draft={draft} carried={carried} />
      <Form {...form.formProps} errors={errors} className={styles.form}>
        <UnsavedChanges byQuery areThere={() => !isSaved.current && draft.hasChanges()} onLeave={draft.discard} />
        <MemberFormHeading id="family-member-form" member={member} />
        {draft.isRestored && <RestoredBanner onDiscard={draft.discard} />}
        <ErrorSummary attempt={form.attempt} errors={summary} />
        <EditableFields>
          <MemberFields member={member} relations={relations} />
          {checked.check === 'reading' && <SaveChecking />}
          {failure !== undefined && <MemberProblemBanner failure={failure} checked={checked} before={draft.before} />}
          <div className={styles.end}>
            {!isLocked && (
              <Button type="submit" variant="primary" busy={form.sending}>
                {t(($) => (isGone ? $.saveAgain : member ? $.save : $.saveNew))}
              </Button>
            )}
            <DraftNote storedAt={draft.storedAt} savedAt={undefined} isElsewhere={draft.isElsewhere} />
          </div>
        </EditableFields>
        <div>
          <Button variant="link" onClick={() => onClose()}>
            {t(($) => $.back)}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** Replaces the list after a click: takes the focus, so that screen readers announce it. */
function MemberFormHeading({ id, member }: { id: string; member: FamilyMember | undefined }) {
  const { t } = useTranslation('family-member')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
      {member ? member.Name : t(($) => $.newMember)}
    </h2>
  )
}
