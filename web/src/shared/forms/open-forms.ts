type Place = { pathname: string; search: string }

/** A form on the page that may hold something not saved yet. */
export type OpenForm = {
  id: string
  /** Whether going from one place to another would lose anything of it. */
  isLost: (here: Place, next: Place) => boolean
  /** The person leaves all the same. */
  leave: () => void
  /** What would be lost, where it is something else than changes of a form. */
  title?: string | undefined
  text?: string | undefined
}

const forms: OpenForm[] = []
const listeners = new Set<() => void>()

/** Answers with the way to take it off again. */
export function addOpenForm(form: OpenForm): () => void {
  forms.push(form)
  tell()
  return () => {
    forms.splice(forms.indexOf(form), 1)
    tell()
  }
}

/** The router asks one form alone before a page is left, so the first one of the page asks for all. */
export const leadingForm = (): string | undefined => forms[0]?.id

export function formsLost(here: Place, next: Place): readonly OpenForm[] {
  return forms.filter((form) => form.isLost(here, next))
}

export function onOpenForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
