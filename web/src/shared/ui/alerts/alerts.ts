import type { ReactNode } from 'react'
import { createListeners } from '#web/shared/listeners.ts'

/** Rule 3.8 */
export const alertMs = 10_000

export type AlertIcon = 'error' | 'warn' | 'info' | 'ok' | 'question'

export type AlertOptions = {
  /** What happened and what to do next. */
  text: ReactNode
  /** The text of the icon by default: „Něco se nepovedlo“, „Hotovo“ … */
  title?: ReactNode
  /** `error` by default (rule 3.8). */
  icon?: AlertIcon | undefined
  /** At the top right and without a confirm button; otherwise centred with one. Both have the 10 s bar (rule 3.8). */
  toast?: boolean | undefined
  /** How long it is shown, ms; 10 s by default (rule 3.8). The timer is paused under the pointer or the keyboard's focus. */
  timer?: number | undefined
  confirmLabel?: ReactNode
}

export type ConfirmOptions = {
  text: ReactNode
  title?: ReactNode
  /** `question` by default (rule 3.9). */
  icon?: AlertIcon | undefined
  /** The texts buttonConfirm and buttonCancel of the namespace ui by default. */
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
}

export type AlertEntry = { readonly id: number; readonly settle: (answer: boolean) => void } & (
  | { readonly kind: 'alert'; readonly options: AlertOptions }
  | { readonly kind: 'confirm'; readonly options: ConfirmOptions }
)

let entries: readonly AlertEntry[] = []
let lastId = 0
const listeners = createListeners()

function put(next: readonly AlertEntry[]) {
  entries = next
  listeners.notify()
}

function ask(make: (id: number, settle: (answer: boolean) => void) => AlertEntry): Promise<boolean> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      put(entries.filter((entry) => entry.id !== id))
      resolve(answer)
    }
    put([...entries, make(id, settle)])
  })
}

/** Shows a message; resolves when the user has closed it, or a toast has timed out. Rendered by <AlertOutlet/>. */
export async function showAlert(options: AlertOptions): Promise<void> {
  await ask((id, settle) => ({ kind: 'alert', id, settle, options }))
}

/** Shows a question; resolves with true if confirmed, false if cancelled or closed by Escape. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return ask((id, settle) => ({ kind: 'confirm', id, settle, options }))
}

/** Closes everything, questions as cancelled: no content of one user may stay on the screen of the next. */
export function dismissAlerts(): void {
  for (const entry of entries) entry.settle(false)
}

/** The shown alerts, for <AlertOutlet/>. */
export const alertStore = {
  get: () => entries,
  subscribe: listeners.subscribe,
}
