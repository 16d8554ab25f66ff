/** Autocomplete tokens of a login: a password manager needs them, and the value is not a secret of the form. */
const LOGIN = /username|password|one-time-code/

/**
 * Chromium writes a value into its session history and offers it to the next user of the computer, unless the field
 * has `autocomplete="off"`. A token such as `email` works until then.
 */
export function refuseHistory(control: { autocomplete: string }): void {
  if (!LOGIN.test(control.autocomplete)) control.autocomplete = 'off'
}

/** Refuses the history for every field of the page as soon as it changes. Returns the function that stops it. */
export function refuseFormHistory(page: Document): () => void {
  const refuse = ({ target }: Event) => {
    const control = target as { autocomplete?: unknown } | null
    if (typeof control?.autocomplete === 'string') refuseHistory(control as { autocomplete: string })
  }
  for (const moment of ['input', 'change']) page.addEventListener(moment, refuse, true)
  return () => {
    for (const moment of ['input', 'change']) page.removeEventListener(moment, refuse, true)
  }
}
