import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../ui/overlay/dialog.tsx'
import { addOpenForm, formsLost, leadingForm, type OpenForm, onOpenForms } from './open-forms.ts'

type UnsavedChangesProps = {
  /** Asked at the moment of leaving, so a form saved in the same turn leaves freely; see `useFormChanges`. */
  areThere: () => boolean
  /** The form is one of several views of its page, told apart by the query: leaving it for another is leaving, too. */
  byQuery?: boolean
  /** The person leaves all the same: drop what was kept of the form. */
  onLeave?: () => void
  /** What would be lost, where it is something else than changes of a form. */
  title?: string
  text?: string
}

/**
 * Rule 14.11: a question before another page of the portal, the browser's own before
 * the tab is closed or loaded anew. Only on pages of the router; where a page has several forms, one question speaks for all. The
 * end of a session leaves without asking, for there the page is taken away before anything is left.
 */
export function UnsavedChanges({ areThere, byQuery = false, onLeave, title, text }: UnsavedChangesProps) {
  const id = useId()
  const isLost = useEffectEvent<OpenForm['isLost']>(
    (here, next) => (here.pathname !== next.pathname || (byQuery && here.search !== next.search)) && areThere(),
  )
  const leave = useEffectEvent(() => onLeave?.())
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (areThere()) event.preventDefault()
  })
  useEffect(() => {
    return addOpenForm({ id, isLost: (here, next) => isLost(here, next), leave: () => leave(), title, text })
  }, [id, title, text])
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  const leading = useSyncExternalStore(onOpenForms, leadingForm, () => undefined)
  return leading === id && <LeaveGuard />
}

/** The one question of a page. */
function LeaveGuard() {
  const { t } = useTranslation('ui')
  const [lost, setLost] = useState<readonly OpenForm[]>([])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const now = formsLost(currentLocation, nextLocation)
    if (now.length > 0) setLost(now)
    return now.length > 0
  })
  const [first] = lost
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={first?.title ?? t(($) => $.unsaved.title)}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        for (const form of lost) form.leave()
        blocker.proceed?.()
      }}
    >
      {first?.text ?? t(($) => $.unsaved.text)}
    </ConfirmDialog>
  )
}
