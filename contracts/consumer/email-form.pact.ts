import { describe } from 'vitest'
import { sendEmailForm } from '#web/features/feedback/feedback-queries.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { badRequest, failures, keyReused } from './refusals.ts'

const key = 'pact-form-0001'

const sending = (to: string, message = 'Děkujeme za rychlou odpověď.') => {
  const form = {
    to,
    subject: 'Zpětná vazba k hodnocení',
    fields: [{ id: 'message', title: 'Zpráva', value: message }],
  }
  return { body: form, call: (api) => sendEmailForm(api, form, key) } satisfies Partial<PortalCall>
}

describe('sendEmailForm', () => {
  const send: PortalCall = {
    operation: 'send a form',
    as: 'visitor',
    method: 'POST',
    path: '/emailForm',
    headers: { 'Idempotency-Key': key },
    ...sending('portal@example.com'),
  }

  interaction(send, 'the default scenario', ok())
  interaction(
    { ...send, ...sending('stranger@example.com'), operation: 'send a form to a mailbox of others' },
    'the default scenario',
    refused(403, 'mailbox-not-allowed'),
  )
  badRequest({ ...send, ...sending('nowhere') }, 'an address off the contract', 'to')
  keyReused(send, 'sendEmailForm')
  failures(send)
})
