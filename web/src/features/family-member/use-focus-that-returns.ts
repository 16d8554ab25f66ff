import { useEffect, useRef } from 'react'
import { addButtonId, editButtonId, memberHeadingId, membersHeadingId, removeButtonId } from './member-ids.ts'
import type { MemberView } from './use-member-view.ts'

/**
 * After a form is closed, the focus returns to the button that opened it; if that button is gone,
 * to the nearest heading.
 */
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
