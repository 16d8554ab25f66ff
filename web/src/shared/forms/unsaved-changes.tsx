import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../ui/overlay/dialog.tsx'

type UnsavedChangesProps = {
  /** Asked at the moment of leaving, so a form saved in the same turn leaves freely; see `useFormChanges`. */
  areThere: () => boolean
  /** The person leaves all the same: drop what was kept of the form. */
  onLeave?: () => void
}

/**
 * Spec §5 "Unsaved changes prompt a warning before leaving": a question before another page of the portal, the browser's own before
 * the tab is closed or loaded anew. Only on pages of the router. The end of a session leaves without asking, for there the page is
 * taken away before anything is left.
 */
export function UnsavedChanges({ areThere, onLeave }: UnsavedChangesProps) {
  const { t } = useTranslation('ui')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && areThere(),
  )
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (areThere()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t(($) => $.unsaved.title)}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    >
      {t(($) => $.unsaved.text)}
    </ConfirmDialog>
  )
}
