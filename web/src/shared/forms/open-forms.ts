import { createListeners } from '../listeners.ts'

type Place = { pathname: string; search: string }

/** A form on the page that may hold unsaved changes. */
export type OpenForm = {
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
export function addOpenForm(form: OpenForm): () => void {
  forms.push(form)
  listeners.notify()
  return () => {
    forms.splice(forms.indexOf(form), 1)
    listeners.notify()
  }
}

/** The router allows one blocker per page, so the first form of the page asks for all. */
export const leadingForm = (): string | undefined => forms[0]?.id

export function formsLost(here: Place, next: Place): readonly OpenForm[] {
  return forms.filter((form) => form.isLost(here, next))
}

export const onOpenForms = listeners.subscribe
