import { expect, it } from 'vitest'
import { mailboxFile } from './mailbox-file.ts'

const letter = (body: string) => `From: Nadace <napiste@example.com>\r\nTo: jana@example.com\r\n\r\n${body}`

it('begins each e-mail with its sender and its time in UTC, and ends it with an empty line', () => {
  const letters = [
    { at: '2026-11-09T23:30:05.000Z', source: letter('Ahoj\r\n') },
    { at: '2026-12-24T17:00:00.000Z', source: letter('Veselé Vánoce') },
  ]
  expect(mailboxFile(letters)).toBe(
    [
      'From napiste@example.com Mon Nov  9 23:30:05 2026',
      'From: Nadace <napiste@example.com>',
      'To: jana@example.com',
      '',
      'Ahoj',
      '',
      'From napiste@example.com Thu Dec 24 17:00:00 2026',
      'From: Nadace <napiste@example.com>',
      'To: jana@example.com',
      '',
      'Veselé Vánoce',
      '',
      '',
    ].join('\n'),
  )
})

it('quotes a line that would begin an e-mail, also one that is quoted already', () => {
  const file = mailboxFile([
    { at: '2026-11-10T09:00:00.000Z', source: letter('From here\r\n>From there\r\n From a space') },
  ])
  expect(file.split('\n').slice(4, 7)).toEqual(['>From here', '>>From there', ' From a space'])
})
