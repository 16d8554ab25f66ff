import { useState } from 'react'
import type { FamilyMember } from '../../shared/api/wire.ts'
import { useRecipientRecord } from '../../shared/session/recipient-record.ts'
import { MemberForm } from './member-form.tsx'
import { MemberList } from './member-list.tsx'
import { isFixed, relationsFor } from './relations.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { useFocusThatReturns } from './use-focus-that-returns.ts'
import { useMemberView } from './use-member-view.ts'

/** The family: all its people, or the form for adding or changing one of them (rule 10.4). */
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
