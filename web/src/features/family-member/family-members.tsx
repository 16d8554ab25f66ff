import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '../../shared/api/wire.ts'
import { useRecipientRecord } from '../../shared/session/recipient-record.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { MemberForm } from './member-form.tsx'
import { addButtonId, editButtonId, memberHeadingId, membersHeadingId, removeButtonId } from './member-ids.ts'
import { MemberList } from './member-list.tsx'
import { isFixed, relationsFor } from './relations.ts'
import { RemovalForm } from './removal-form.tsx'
import { type MemberView, useMemberView } from './use-member-view.ts'

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
        <RemovalDialog key={one.Id} member={one} onClose={close} />
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

type RemovalDialogProps = {
  member: FamilyMember
  /** With the instant (ISO) of the request, or without one. */
  onClose: (requestedAt?: string) => void
}

/** Requires a reason, because the foundation decides (rule 10.7); the typed text survives closing. */
function RemovalDialog({ member, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('family-member')
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  return (
    <ConfirmDialog
      isOpen
      icon={null}
      title={t(($) => $.removal.title, { name: member.Name })}
      confirmLabel={t(($) => $.removal.confirm)}
      cancelLabel={t(($) => $.removal.cancel)}
      busy={isSending}
      onCancel={() => onClose()}
      // Submits as Enter in a one-line form does; requestSubmit is newer than Safari 15.
      onConfirm={() => form.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))}
    >
      <RemovalForm member={member} formElement={form} onSending={setSending} onRequested={onClose} />
    </ConfirmDialog>
  )
}
