import type { Handler } from '../../kernel/handler.ts'
import { sendForm } from './feedback.rules.ts'

export const sendEmailForm: Handler<'sendEmailForm'> = {
  run(world, { body }, context) {
    const { result, changes, rule } = sendForm(world, body, context)
    const answer =
      result === 'sent' ? ({ error_code: 200 } as const) : ({ error_code: 403, error: 'mailbox-not-allowed' } as const)
    return { answer, changes, rule }
  },
}
