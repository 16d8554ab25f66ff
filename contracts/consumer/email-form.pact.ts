import { describe } from 'vitest'
import { sendEmailForm } from '#web/features/feedback/feedback-queries.ts'
import { DEFAULT, interaction, ok, type PortalCall, refused, visitor } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const key = 'pact-form-0001'

describe('sendEmailForm', () => {
  const send = (operation = 'send a form', to = 'portal@example.com'): PortalCall => {
    const fields = [{ id: 'message', title: 'Zpráva', value: 'Děkujeme za rychlou odpověď.' }]
    const form = { to, subject: 'Zpětná vazba k hodnocení', fields }
    return visitor.post(operation, '/emailForm', (api) => sendEmailForm(api, form, key), { key, body: form })
  }

  interaction(send(), DEFAULT, ok())
  interaction(
    send('send a form to a mailbox of others', 'stranger@example.com'),
    DEFAULT,
    refused(403, 'mailbox-not-allowed'),
  )
  sharedRefusals(send(), [send(undefined, 'nowhere'), 'an address off the contract', 'to'])
})
