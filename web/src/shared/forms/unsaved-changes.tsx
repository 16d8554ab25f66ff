import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../ui/overlay/dialog.tsx'
import { addOpenForm, formsLost, leadingForm, type OpenForm, onOpenForms } from './open-forms.ts'

type UnsavedChangesProps = {
  /** Called at the moment of leaving, so that a form saved in the same task can be left; see `useFormChanges`. */
  areThere: () => boolean
  /** The form is one of several views of its page, distinguished by the query: going to another view is leaving, too. */
  byQuery?: boolean
  /** Called when the user leaves all the same, to drop what was stored of the form. */
  onLeave?: () => void
  /** Title of the question, if something other than changes of a form would be lost. */
  title?: string
  text?: string
}

/**
 * Rule 14.11: a question before the user goes to another page; the browser asks before the tab is closed. The end
 * of a session asks nothing, because the page is removed without a navigation.
 */
export function UnsavedChanges({ areThere, byQuery = false, onLeave, title, text }: UnsavedChangesProps) {
  const id = useId()
  const isLost = useEffectEvent<OpenForm['isLost']>(
    (here, next) => (here.pathname !== next.pathname || (byQuery && here.search !== next.search)) && areThere(),
  )
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    return addOpenForm({ id, isLost: (here, next) => isLost(here, next), leave: () => leave(), title, text })
  }, [id, title, text])
  useBeforeUnload((event) => {
    if (areThere()) event.preventDefault()
  })
  const leading = useSyncExternalStore(onOpenForms, leadingForm, () => undefined)
  return leading === id && <LeaveGuard />
}

/** The only blocker of a page. */
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
      cancelLabel={t(($) => $.unsaved.stay)}
      confirmLabel={t(($) => $.unsaved.leave)}
      discards
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
