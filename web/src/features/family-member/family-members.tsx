import { UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memberRemovalRequestSchema } from '#web/shared/api/schemas.ts'
import type { FamilyMember, MemberRemovalRequest } from '#web/shared/api/wire.ts'
import { RemovalDialog } from '#web/shared/editing/removal-dialog.tsx'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { useRecipientRecord } from '#web/shared/session/recipient-record.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { SavedNote } from '#web/shared/ui/saved-note/saved-note.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './family-member.module.css'
import { requestMemberRemoval } from './family-member-queries.ts'
import { MainContactNote } from './main-contact-note.tsx'
import {
  addButtonId,
  editButtonId,
  MemberCard,
  memberHeadingId,
  membersHeadingId,
  removeButtonId,
} from './member-card.tsx'
import { MemberForm } from './member-form.tsx'
import { isFixed, relationsFor } from './relations.ts'
import { MemberProblemBanner, useSaveMember } from './save-member.tsx'
import { type MemberView, useMemberView } from './use-member-view.ts'

type MemberListProps = {
  members: readonly FamilyMember[]
  /** Instant (ISO) of the last save on this page. */
  savedAt: string | undefined
  onShow: (view: MemberView) => void
}

/** Read-only while editing is locked. */
function MemberList({ members, savedAt, onShow }: MemberListProps) {
  const { t } = useTranslation('family-member')
  const patients = members.filter(({ Relation }) => Relation === 'patient')
  const isLocked = useEditingLock().state === 'locked'
  return (
    <Stack as="section" gap={4} className={styles.list} aria-labelledby={membersHeadingId}>
      <Stack gap={1}>
        <h2 id={membersHeadingId} tabIndex={-1} className={styles.heading}>
          {t(($) => $.title)}
        </h2>
        <p className="soft">{t(($) => (members.length === 0 ? $.empty : $.lead))}</p>
      </Stack>
      <SavedNote savedAt={savedAt} />
      {members.length > 0 && (
        <ul className={styles.members} aria-labelledby={membersHeadingId}>
          {members.map((member) => (
            <MemberCard
              key={member.Id}
              member={member}
              isLocked={isLocked}
              isFixed={isFixed(member, patients)}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      {!isLocked && (
        <div>
          <Button id={addButtonId} onClick={() => onShow({ kind: 'add' })}>
            <UserPlus aria-hidden="true" /> {t(($) => $.add)}
          </Button>
        </div>
      )}
      <MainContactNote />
    </Stack>
  )
}

/** The form of one person replaces the list (rule 10.4). */
export function FamilyMembers() {
  const { record } = useRecipientRecord()
  const { view, show, showList } = useMemberView()
  const [savedAt, setSavedAt] = useState<string>()
  useFocusThatReturns(view)
  const members = record?.FamilyMembers
  const one = useMemberInHand(members, 'memberId' in view ? view.memberId : undefined)
  if (!members) return null

  function close(at?: string) {
    setSavedAt(at)
    showList()
  }

  const patients = members.filter(({ Relation }) => Relation === 'patient')
  const relations = relationsFor(view.kind === 'edit' ? one : undefined, patients)
  if (view.kind === 'add') return <MemberForm key="new" member={undefined} relations={relations} onClose={close} />
  if (view.kind === 'edit' && one && !one.Removal)
    return <MemberForm key={one.Id} member={one} relations={relations} onClose={close} />
  return (
    <>
      <MemberList members={members} savedAt={savedAt} onShow={show} />
      {view.kind === 'remove' && one && !isFixed(one, patients) && (
        <MemberRemoval key={one.Id} member={one} onClose={close} />
      )}
    </>
  )
}

/** The form and its typed values stay although a refreshed record no longer contains the person. */
function useMemberInHand(members: readonly FamilyMember[] | undefined, memberId: string | undefined) {
  const found = members?.find(({ Id }) => Id === memberId)
  const [inHand, setInHand] = useState<FamilyMember>()
  if (found && found !== inHand) setInHand(found)
  return found ?? (inHand?.Id === memberId ? inHand : undefined)
}

/** The focus returns to the button that opened the form; if that is gone, to the nearest heading. */
function useFocusThatReturns(view: MemberView): void {
  const former = useRef(view)
  useEffect(() => {
    const left = former.current
    former.current = view
    if (view.kind !== 'list' || left.kind === 'list') return
    const places = [...placesOf(left), membersHeadingId].map((id) => document.getElementById(id))
    places.find((place) => place !== null)?.focus()
  }, [view])
}

function placesOf(left: MemberView): string[] {
  if (left.kind === 'add') return [addButtonId]
  if (left.kind === 'edit') return [editButtonId(left.memberId), memberHeadingId(left.memberId)]
  return left.kind === 'remove' ? [removeButtonId(left.memberId), memberHeadingId(left.memberId)] : []
}

type MemberRemovalProps = {
  member: FamilyMember
  /** With the instant (ISO) of the request, or without one. */
  onClose: (requestedAt?: string) => void
}

function MemberRemoval({ member, onClose }: MemberRemovalProps) {
  const { t } = useTranslation('family-member')
  const request = useSaveMember((api, removal: MemberRemovalRequest, key) =>
    requestMemberRemoval(api, member.Id, removal, key),
  )
  return (
    <RemovalDialog
      isOpen
      title={t(($) => $.removal.title, { name: member.Name })}
      confirmLabel={t(($) => $.removal.confirm)}
      cancelLabel={t(($) => $.removal.cancel)}
      draftName={`family-member-removal-${member.Id}`}
      schema={memberRemovalRequestSchema}
      request={async (removal) => (await request(removal)).savedAt}
      label={t(($) => $.field.reason)}
      rows={4}
      hasDraftNote
      renderProblem={(failure) => <MemberProblemBanner failure={failure} isRemoval />}
      onCancel={() => onClose()}
      onRequested={onClose}
    >
      <p>{t(($) => $.removal.lead)}</p>
    </RemovalDialog>
  )
}
