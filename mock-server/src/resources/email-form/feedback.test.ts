import { expect, test } from 'vitest'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { sendForm } from './feedback.rules.ts'

const world = aWorld([aDonor()])
const form = (to: string) => ({
  to,
  subject: 'Zpětná vazba',
  fields: [
    { id: 'message', title: 'Zpráva', value: 'Děkuji.\nJana' },
    { id: 'email', title: 'E-mail', value: '' },
  ],
})
const context = () => ({ now: NOW, random: fixedRandom() })

test.each(['portal@example.com', 'Portal@Example.com'])('a form for %s arrives in the mailbox', (to) => {
  const { result, changes } = sendForm(world, form(to), context())
  expect(result).toBe('sent')
  expect(changes).toEqual([
    {
      path: ['messages'],
      value: [
        {
          id: 'm-id000000000000000001',
          at: NOW,
          channel: 'email',
          to: 'portal@example.com',
          subject: 'Zpětná vazba',
          text: 'Zpráva: Děkuji.\nJana\nE-mail: ',
        },
      ],
    },
  ])
})

test.each(['someone@example.org', 'portal@example.com.evil.example', 'portal@example.com,x@example.org'])(
  'a form for %s is refused',
  (to) => expect(sendForm(world, form(to), context())).toMatchObject({ result: 'mailbox-not-allowed', changes: [] }),
)
