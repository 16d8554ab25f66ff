import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordValues } from '#rules/record-values.ts'
import { useServerClock } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { familyMemberRequestSchema } from '#web/shared/api/schemas.ts'
import type { FamilyMember, FamilyMemberRequest, FamilyMemberValues } from '#web/shared/api/wire.ts'
import { ChangedElsewhere } from '#web/shared/conflict/changed-elsewhere.tsx'
import { type FormRound, useFormRound } from '#web/shared/drafts/form-round.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { DraftNote } from '#web/shared/editing/draft-note.tsx'
import { EditableFields } from '#web/shared/editing/editable-fields.tsx'
import { isStored } from '#web/shared/editing/is-stored.ts'
import { RestoredBanner } from '#web/shared/editing/restored-banner.tsx'
import { SaveChecking } from '#web/shared/editing/save-outcome.tsx'
import { type StoredState, storedState, useConfirmedSave } from '#web/shared/editing/use-confirmed-save.ts'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { saveOrChoose, useOwnSaves } from '#web/shared/editing/use-own-saves.ts'
import { useUpdatesFromElsewhere } from '#web/shared/editing/use-updates-from-elsewhere.ts'
import { useFormWithFailure } from '#web/shared/forms/contract-form.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import type { Session } from '#web/shared/session/session.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { ContractForm, FormSummary, SubmitButton } from '#web/shared/ui/fields/contract-form.tsx'
import styles from './family-member.module.css'
import { addFamilyMember, saveFamilyMember } from './family-member-queries.ts'
import { MemberFields } from './member-fields.tsx'
import { memberFieldId, useMemberTexts } from './member-messages.ts'
import { composeMember, meaningOf, memberCodes, storedMember } from './member-values.ts'
import { MemberProblemBanner, useSaveMember } from './save-member.tsx'

const NO_MEMBER = {} as FamilyMemberValues

const membersOf = (session: Session): readonly FamilyMember[] =>
  session.isLoggedIn ? (session.fullUser.Recipient?.FamilyMembers ?? []) : []

/** Saves the person that the form was opened with, or adds a new one if `memberId` is undefined. After an unknown outcome the family is read again. */
function useSaveMemberValues(opened: FamilyMember | undefined, memberId: string | undefined) {
  const { store, refreshProfile } = useSessionActions()
  const basedOn = opened ? storedMember(opened) : NO_MEMBER
  const call = useSaveMember((api, { values, base }: { values: FamilyMemberRequest; base: FamilyMemberValues }, key) =>
    memberId === undefined
      ? addFamilyMember(api, values, key)
      : saveFamilyMember(api, memberId, { ...values, basedOn: base }, key),
  )
  const send = useOwnSaves((values, base: FamilyMemberValues) => call({ values: values as FamilyMemberRequest, base }))

  async function read(values: FamilyMemberRequest): Promise<StoredState | undefined> {
    const known = new Set(membersOf(store.read()).map(({ Id }) => Id))
    if (!(await refreshProfile())) return undefined
    const members = membersOf(store.read())
    const own = members.find(({ Id }) => Id === memberId)
    if (own) return storedState(storedMember(own), values, basedOn)
    const isAdded = members.some((one) => !known.has(one.Id) && isStored(storedMember(one), values))
    return isAdded ? 'sent' : 'before'
  }

  return useConfirmedSave((values: FamilyMemberRequest) => send(values, basedOn), read)
}

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
  const texts = useMemberTexts()

  return (
    <Card as="section" variant="roomy" aria-labelledby="family-member-form">
      <ChangedElsewhere draft={draft} carried={carried} />
      <ContractForm form={form} {...texts} idOf={memberFieldId} className={styles.form}>
        <UnsavedChanges byQuery areThere={() => !isSaved.current && draft.hasChanges()} onLeave={draft.discard} />
        <MemberFormHeading id="family-member-form" member={member} />
        {draft.isRestored && <RestoredBanner onDiscard={draft.discard} />}
        <FormSummary />
        <EditableFields>
          <MemberFields member={member} relations={relations} />
          {checked.check === 'reading' && <SaveChecking />}
          {failure !== undefined && <MemberProblemBanner failure={failure} checked={checked} before={draft.before} />}
          <div className={styles.end}>
            {!isLocked && <SubmitButton>{t(($) => (isGone ? $.saveAgain : member ? $.save : $.saveNew))}</SubmitButton>}
            <DraftNote storedAt={draft.storedAt} savedAt={undefined} isElsewhere={draft.isElsewhere} />
          </div>
        </EditableFields>
        <div>
          <Button variant="link" onClick={() => onClose()}>
            {t(($) => $.back)}
          </Button>
        </div>
      </ContractForm>
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
