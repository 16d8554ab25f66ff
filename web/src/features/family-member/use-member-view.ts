import { useMemo } from 'react'
import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'

const PARAMETER = 'clen'
const REMOVAL = 'odebrat'
const ADDING = 'novy'

export type MemberView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit' | 'remove'; memberId: string }

/** The address holds an opaque id, so that Back, a reload and a login in between lead to the same place. */
export function readMemberView(search: string): MemberView {
  const query = new URLSearchParams(search)
  const removed = query.get(REMOVAL)
  if (removed !== null) return { kind: 'remove', memberId: removed }
  const shown = query.get(PARAMETER)
  if (shown === null) return { kind: 'list' }
  return shown === ADDING ? { kind: 'add' } : { kind: 'edit', memberId: shown }
}

function searchOf(view: MemberView): string {
  if (view.kind === 'list') return ''
  if (view.kind === 'add') return `?${PARAMETER}=${ADDING}`
  const name = view.kind === 'remove' ? REMOVAL : PARAMETER
  return `?${new URLSearchParams({ [name]: view.memberId }).toString()}`
}

export function useMemberView() {
  const { pathname, search } = usePortalLocation()
  const go = usePortalNavigate()
  return {
    view: useMemo(() => readMemberView(search), [search]),
    show: (view: MemberView) => go(pathname + searchOf(view)),
    showList: () => go(pathname, { replace: true }),
  }
}
