import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

export type EmailForm = {
  readonly to: string
  readonly subject: string
  readonly fields: readonly { readonly id: string; readonly title: string; readonly value: string }[]
}

/**
 * Rule 9.6: the form arrives in the foundation's mailbox as lines `title: value`. Any other address is refused, otherwise
 * the provider would send mail of strangers in the foundation's name.
 */
export const sendForm = (
  state: WorldState,
  form: EmailForm,
  context: { readonly now: Instant; readonly random: Random },
): Decision<'sent' | 'mailbox-not-allowed'> => {
  const to = form.to.toLowerCase()
  if (!state.foundationMailboxes.includes(to))
    return { result: 'mailbox-not-allowed', changes: [], rule: 'rule 9.6 Mailboxes' }
  const text = form.fields.map(({ title, value }) => `${title}: ${value}`).join('\n')
  const id = `m-${context.random.id()}`
  const message = { id, at: context.now, channel: 'email', to, subject: form.subject, text } as const
  return {
    result: 'sent',
    changes: [set(['messages'], [...state.messages, message])],
    rule: 'rule 9.6 Mailboxes',
  }
}
