import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { createListeners } from '../listeners.ts'
import { ConfirmDialog } from '../ui/overlay/dialog.tsx'

type Place = { pathname: string; search: string }

/** A form on the page that may hold unsaved changes. */
type OpenForm = {
  id: string
  /** Whether the navigation from one place to another would lose changes. */
  isLost: (here: Place, next: Place) => boolean
  /** Called when the user leaves all the same. */
  leave: () => void
  /** Title of the question, if something other than changes of a form would be lost. */
  title?: string | undefined
  text?: string | undefined
}

const forms: OpenForm[] = []
const listeners = createListeners()

/** Returns the function that removes it. */
function addOpenForm(form: OpenForm): () => void {
  forms.push(form)
  listeners.notify()
  return () => {
    forms.splice(forms.indexOf(form), 1)
    listeners.notify()
  }
}

/** The router allows one blocker per page, so the first form of the page asks for all. */
const leadingForm = (): string | undefined => forms[0]?.id

function formsLost(here: Place, next: Place): readonly OpenForm[] {
  return forms.filter((form) => form.isLost(here, next))
}

const onOpenForms = listeners.subscribe

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
