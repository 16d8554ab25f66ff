import { useEffect, useRef } from 'react'
import { addButtonId, editButtonId, memberHeadingId, membersHeadingId, removeButtonId } from './member-ids.ts'
import type { MemberView } from './use-member-view.ts'

/** Back from a form the focus is where the person left the list; where that button is gone, at the heading nearest to it. */
export function useFocusThatReturns(view: MemberView): void {
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
