import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { JournalPanel } from './journal-panel.tsx'

// jsdom has no layout, and so no scrolling.
afterEach(() => vi.unstubAllGlobals())

const call = {
  id: 'j-1',
  at: '2026-11-10T09:00:00.000Z',
  operationId: 'saveNps',
  httpStatus: 200,
  errorCode: 200,
  rule: 'rule 9.1 Rating',
  changes: [{ path: 'people.p-1.vote.value', before: 9, after: 10 }],
}

function renderJournal(...entries: object[]) {
  // Without a stream the journal is polled; entries already read are not returned again.
  const sent = [entries]
  return renderConsole(<JournalPanel world="blue" />, {
    'GET /sandbox/worlds/blue/journal': ({ headers }) =>
      headers.get('accept') === 'text/event-stream'
        ? Response.json({ error: 'none', message: '' }, { status: 404 })
        : Response.json({ entries: sent.pop() ?? [] }),
  })
}

const entryOf = async (name: RegExp) => (await screen.findByRole('button', { name })).textContent

test('a lost response is shown in the row and in the detail, as well as what was written', async () => {
  const before = { ...call, id: 'j-2', httpStatus: 0, errorCode: null, fault: 'stall before', changes: [] }
  const refused = { ...call, id: 'j-3', errorCode: 423, error: 'vote-locked', fault: 'reset after', changes: [] }
  const { user } = renderJournal({ ...call, fault: 'reset after' }, before, refused)
  expect(await entryOf(/reset after.*změna/)).toContain('200 zapsáno, odpověď ztracena')
  expect(await entryOf(/stall before/)).toContain('nezapsáno, spojení přerušeno')
  expect(await entryOf(/vote-locked/)).toContain('423 vote-locked, odpověď ztracena')
  await user.click(screen.getByLabelText('Jen chyby'))
  await user.click(await screen.findByRole('button', { name: /200 zapsáno/ }))
  expect(screen.getByText(/^j-1, HTTP 200, zapsáno, odpověď ztracena\. Proč tato odpověď:/)).toBeTruthy()
})

test('a cleared journal does not say that nothing was called', async () => {
  const { user } = renderJournal(call)
  expect(screen.getByText(/^Zatím žádné volání/)).toBeTruthy()
  expect(await entryOf(/saveNps/)).toContain('200')
  await user.click(screen.getByRole('button', { name: 'Vyčistit' }))
  expect(screen.queryByText(/^Zatím žádné volání/)).toBeNull()
  expect(screen.getByText(/^Obrazovka je vyčištěná/)).toBeTruthy()
})

test('a change of the world without a call is shown by its kind', async () => {
  const event = { ...call, operationId: null, httpStatus: 0, errorCode: null, rule: 'rule 7.4 Recurring card payment' }
  renderJournal(
    { ...event, id: 'j-2', event: 'card-charge' },
    { ...event, id: 'j-3', event: 'recipient-status' },
    { ...event, id: 'j-4' },
  )
  const rows = await screen.findAllByRole('button', { name: /rule 7.4/ })
  const texts = rows.map(({ textContent }) => textContent.replace(/^[\d:]+/, '').replaceAll('\u00a0', ' '))
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^Stržení z karty/),
    expect.stringMatching(/^recipient-status/),
    expect.stringMatching(/^událost světa/),
  ])
})

test('the rule of an entry is a link to the rule, and a reason that is no rule is plain text', async () => {
  const { user } = renderJournal(
    { ...call, operationId: 'logIn', rule: 'rule 4.11 Password lock' },
    { ...call, id: 'j-2', rule: 'fault <b>' },
  )
  await user.click(await screen.findByRole('button', { name: /logIn/ }))
  const link = screen.getByRole('link', { name: 'rule 4.11 Password lock' })
  expect(link.getAttribute('href')).toBe('/sandbox/rules#4.11')
  await user.click(screen.getByRole('button', { name: /saveNps/ }))
  expect(screen.getAllByText('fault <b>', { exact: false }).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link')).toEqual([link])
})
