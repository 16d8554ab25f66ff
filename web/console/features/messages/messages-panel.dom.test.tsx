import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type RenderedConsole, renderConsole } from '../../testing/render-console.tsx'
import { MessagesPanel } from './messages-panel.tsx'

const URL_OF_INBOX = '/sandbox/worlds/w/messages'
const sms = {
  id: 'm-1',
  at: '2026-11-10T09:00:00Z',
  channel: 'sms',
  to: '+420601000201',
  text: 'Kód 482913',
  code: '482913',
  codeStatus: 'expired',
  codeGoodUntil: '2026-11-10T09:15:00Z',
}
const link = 'http://localhost:4010/obnova-hesla?odkaz=rst_1'
const email = {
  id: 'm-2',
  at: '2026-11-10T23:01:00Z',
  channel: 'email',
  to: 'jana@example.com',
  subject: 'Nové heslo',
  text: `Nastavíte si ho zde: ${link}. Napište na napiste@example.com.`,
  link,
}
const details = {
  message: email,
  headers: [{ name: 'From', value: 'Nadace <a@example.com>' }],
  html: '<p>',
  source: 'From: a\r\n',
  links: [
    { address: link, opens: 'works' },
    { address: 'http://localhost:4010/nikde', opens: 'page' },
    { address: 'https://example.com/dar', opens: 'elsewhere' },
    { address: 'http://[::1', opens: 'elsewhere' },
    { address: 'http://localhost:4010//example.com/x', opens: 'page' },
  ],
}

let shown: RenderedConsole
beforeEach(() => {
  let messages = [sms, email]
  shown = renderConsole(<MessagesPanel world="w" />, {
    [`GET ${URL_OF_INBOX}`]: () => Response.json({ messages }),
    [`GET ${URL_OF_INBOX}/m-2`]: () => Response.json(details),
    'HEAD /obnova-hesla': () => new Response(),
    'HEAD /nikde': () => new Response(null, { status: 404 }),
    'HEAD //example.com/x': () => new Response(null, { status: 404 }),
    [`DELETE ${URL_OF_INBOX}/m-1`]: () => {
      messages = [email]
      return new Response(null, { status: 204 })
    },
    [`DELETE ${URL_OF_INBOX}`]: () => {
      messages = []
      return new Response(null, { status: 204 })
    },
  })
})

const cards = () => screen.findAllByRole('listitem')

test('a code that no longer works says why', async () => {
  expect(await screen.findByText(/^vypršel v\s10:15$/)).toBeTruthy()
})

test('a search looks in every field, without accents and case', async () => {
  await cards()
  const search = screen.getByRole('searchbox')
  for (const [text, id] of [
    ['482', 'SMS'],
    ['nove HESLO', 'jana'],
    ['rst_1', 'jana'],
    ['+420601', 'SMS'],
  ] as const) {
    await shown.user.clear(search)
    await shown.user.type(search, text)
    expect((await cards()).map((card) => card.textContent)).toEqual([expect.stringContaining(id)])
  }
  await shown.user.type(search, 'x')
  expect(screen.getByText(/v žádné zprávě není/)).toBeDefined()
})

test('the messages of one day in Prague are chosen, together with a recipient', async () => {
  await cards()
  const day = screen.getByLabelText('Den')
  expect([...day.children].map((option) => option.textContent)).toEqual(['Všechny dny', '11. 11. 2026', '10. 11. 2026'])
  await shown.user.selectOptions(day, '11. 11. 2026')
  expect((await cards()).map((card) => card.textContent)).toEqual([expect.stringContaining('jana')])
  await shown.user.selectOptions(screen.getByLabelText('Komu'), sms.to)
  expect(screen.getByText('Tomuto výběru žádná zpráva neodpovídá.')).toBeDefined()
})

test('a message is new until it is opened, and can be marked as unread again', async () => {
  const [letter] = (await cards()) as [HTMLElement]
  expect(screen.getByRole('button', { name: 'Vše přečteno (2)' })).toBeDefined()
  await shown.user.click(within(letter).getByRole('button', { name: 'Celá zpráva s\u00a0hlavičkami' }))
  expect(await within(letter).findByText('Nadace <a@example.com>')).toBeDefined()
  expect(within(letter).getByText('<p>')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Vše přečteno (1)' })).toBeDefined()
  await shown.user.click(within(letter).getByRole('button', { name: 'Označit jako nepřečtenou: Nové heslo' }))
  await shown.user.click(screen.getByRole('button', { name: 'Vše přečteno (2)' }))
  expect(screen.queryByText('nová')).toBeNull()
})

test('the links of an opened message are tried: what a key opens, and whether the page exists', async () => {
  const [letter] = (await cards()) as [HTMLElement]
  await shown.user.click(within(letter).getByRole('button', { name: 'Celá zpráva s\u00a0hlavičkami' }))
  const links = await within(letter).findByRole('list', { name: 'Odkazy zprávy' })
  await waitFor(() =>
    expect(
      within(links)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      `klíč odkazu platí: ${link}`,
      'odkaz bez klíče, taková stránka v portálu není: http://localhost:4010/nikde',
      'jiný web, nevyzkoušeno: https://example.com/dar',
      'jiný web, nevyzkoušeno: http://[::1',
      'odkaz bez klíče, taková stránka v portálu není: http://localhost:4010//example.com/x',
    ]),
  )
  expect(shown.calls.filter((call) => call.startsWith('HEAD '))).toEqual([
    'HEAD /obnova-hesla',
    'HEAD /nikde',
    'HEAD //example.com/x',
  ])
})

test('one message and all messages can be deleted, all of them after a confirmation', async () => {
  await cards()
  await shown.user.click(screen.getByRole('button', { name: 'Smazat: +420601000201' }))
  await waitFor(async () => expect(await cards()).toHaveLength(1))
  await shown.user.click(screen.getByRole('button', { name: 'Smazat všechny' }))
  const dialog = await screen.findByRole('alertdialog')
  await shown.user.click(within(dialog).getByRole('button', { name: 'Smazat všechny' }))
  expect(await screen.findByText(/Zatím nic nepřišlo/)).toBeDefined()
})
