import { describe } from 'vitest'
import { sendEmailForm } from '#web/features/feedback/feedback-queries.ts'
import { DEFAULT, interaction, ok, type PortalCall, refused } from './interaction.ts'
import { badRequest, failures, keyReused } from './refusals.ts'

const key = 'pact-form-0001'

describe('sendEmailForm', () => {
  const send = (operation = 'send a form', to = 'portal@example.com'): PortalCall => {
    const fields = [{ id: 'message', title: 'Zpráva', value: 'Děkujeme za rychlou odpověď.' }]
    const form = { to, subject: 'Zpětná vazba k hodnocení', fields }
    return {
      operation,
      as: 'visitor',
      method: 'POST',
      path: '/emailForm',
      headers: { 'Idempotency-Key': key },
      body: form,
      call: (api) => sendEmailForm(api, form, key),
    }
  }

  interaction(send(), DEFAULT, ok())
  interaction(
    send('send a form to a mailbox of others', 'stranger@example.com'),
    DEFAULT,
    refused(403, 'mailbox-not-allowed'),
  )
  badRequest(send(undefined, 'nowhere'), 'an address off the contract', 'to')
  keyReused(send(), 'sendEmailForm')
  failures(send())
})
