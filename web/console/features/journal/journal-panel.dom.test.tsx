import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journalCall, journalEntry } from '../../testing/journal-entry.ts'
import { type ConsoleAnswers, renderConsole } from '../../testing/render-console.tsx'
import { JournalPanel } from './journal-panel.tsx'

const call = journalEntry({ changes: [{ path: 'people.p-1.vote.value', before: 9, after: 10 }] })

const renderJournal = (...entries: object[]) => renderWith({}, ...entries)

function renderWith(answers: ConsoleAnswers, ...entries: object[]) {
  // Without a stream the journal is polled; entries already read are not returned again.
  const sent = [entries]
  return renderConsole(<JournalPanel world="blue" />, {
    ...answers,
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
  expect(await entryOf(/porucha: spojení se přetrhne.*změna/)).toContain('200 zapsáno, odpověď ztracena')
  expect(await entryOf(/porucha: ticho a\spak přetržené spojení/)).toContain('nezapsáno, spojení přerušeno')
  expect(await entryOf(/vote-locked/)).toContain('423 vote-locked, odpověď ztracena')
  await user.selectOptions(screen.getByLabelText('Výsledek'), 'Jen chyby')
  await user.click(await screen.findByRole('button', { name: /200 zapsáno/ }))
  expect(screen.getByText(/^j-1, HTTP 200, zapsáno, odpověď ztracena\. Proč tato odpověď:/)).toBeTruthy()
})

test('what happened in the world is saved as one file, also while the journal is empty', async () => {
  renderJournal()
  const link = await screen.findByRole('link', { name: 'Uložit pro audit' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/sandbox/worlds/blue/audit', true])
})

test('a cleared journal does not say that nothing was called', async () => {
  const { user } = renderJournal(call)
  expect(screen.getByText(/^Zatím žádné volání/)).toBeTruthy()
  expect(await entryOf(/saveNps/)).toContain('v\u00a0pořádku 200 pravidlo 9.1')
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
  const rows = await screen.findAllByRole('button', { name: /pravidlo 7.4/ })
  const texts = rows.map(({ textContent }) => textContent.replace(/^[\d:]+/, '').replaceAll('\u00a0', ' '))
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^Stržení z karty/),
    expect.stringMatching(/^recipient-status/),
    expect.stringMatching(/^událost světa/),
  ])
})

test('the details of an event for everybody say whom it changed and how many messages it sent', async () => {
  const event = { ...call, operationId: null, event: 'yearly-certificates', httpStatus: 0, errorCode: null }
  const changes = [
    { path: 'people.p-10000001.documents', before: [], after: [{ id: '•••' }] },
    { path: 'people.p-10000009.documents', before: [], after: [{ id: '•••' }] },
    { path: 'messages', before: [{ id: '•••' }], after: [{ id: '•••' }, { id: '•••' }] },
  ]
  const { user } = renderJournal({ ...event, changes })
  await user.click(await screen.findByRole('button', { name: /Roční potvrzení/ }))
  const text = screen.getByText(/^Změnilo se u 2/).textContent.replaceAll('\u00a0', ' ')
  expect(text).toBe('Změnilo se u 2 lidí: p-10000001, p-10000009. Odešla 1 zpráva.')
})

test('the rule of an entry is a link to the rule, and a reason that is no rule is plain text', async () => {
  const { user } = renderJournal(
    { ...call, operationId: 'logIn', rule: 'rule 4.11 Password lock' },
    { ...call, id: 'j-2', rule: 'fault <b>' },
  )
  await user.click(await screen.findByRole('button', { name: /logIn/ }))
  const link = screen.getByRole('link', { name: 'pravidlo 4.11' })
  expect(link.getAttribute('href')).toBe('/sandbox/rules#4.11')
  expect(link.title).toBe('rule 4.11 Password lock')
  await user.click(screen.getByRole('button', { name: /saveNps/ }))
  expect(screen.getAllByText('fault <b>', { exact: false }).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: /pravidlo|fault/ })).toEqual([link])
})

const sent = journalCall({
  headers: { uid: 'p-1', 'content-type': 'application/json', 'idempotency-key': '0b0e7a52…' },
  personId: 'p-1',
  request: { size: 11, content: { value: 11 } },
  response: { size: 70, content: { error_code: 400, error: 'bad-request', fields: { value: 'unknown' } } },
  durationMs: 1.25,
})
const refused = { ...call, errorCode: 400, error: 'bad-request', rule: 'contract: request', changes: [], call: sent }

test('the detail of a call shows what was sent and returned, who called, and the invalid fields', async () => {
  const people = [{ login: '1', label: 'Jana Nováková, jana@example.com', shows: 'all' }]
  const { user } = renderWith(
    {
      'GET /sandbox/worlds/blue': () => Response.json({ id: 'blue', scenario: 'default' }),
      'GET /sandbox/scenarios': () => Response.json({ scenarios: [{ name: 'default', people }] }),
    },
    refused,
  )
  await user.click(await screen.findByRole('button', { name: /saveNps/ }))
  expect(screen.getByText('POST /nps')).toBeTruthy()
  expect(screen.getByText('Jana Nováková (p-1)', { selector: 'dd' })).toBeTruthy()
  expect(screen.getByText('value: unknown')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Odesláno' }).textContent).toContain('"value": 11')
  expect(screen.getByText(/^1,25/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Přidat poruchu tomuto volání' })
  expect(new URL(link.getAttribute('href') ?? '').search).toBe('?fault=saveNps')
})

test('the detail of a call says of a body that is not stored any more', async () => {
  const { user } = renderJournal({ ...refused, call: { ...sent, response: { size: 12_345, isDropped: true } } })
  await user.click(await screen.findByRole('button', { name: /saveNps/ }))
  const text = screen.getByRole('region', { name: 'Vráceno' }).textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain('Tělo (12 345 znaků) už není uložené: místo dostala novější volání.')
})

test('a call is repeated as the person who made it, with a new key', async () => {
  let repeated: Request | undefined
  const { user } = renderWith(
    {
      'POST /sandbox/worlds/blue/journal/j-1/token': () => Response.json({ token: 'tok', personId: 'p-1' }),
      'POST /w/blue/api/nps': (request) => {
        repeated = request
        return Response.json({ error_code: 200 }, { headers: { 'x-request-id': 'j-2' } })
      },
    },
    refused,
  )
  await user.click(await screen.findByRole('button', { name: /saveNps/ }))
  await user.click(screen.getByRole('button', { name: 'Zopakovat' }))
  expect(await screen.findByText('Zopakováno: j-2, HTTP 200.')).toBeTruthy()
  expect(repeated?.headers.get('authorization')).toBe('tok')
  expect(repeated?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(await repeated?.json()).toEqual({ value: 11 })
})

test('the number of changes in a row is that of the rows in its table', async () => {
  const changes = [{ path: 'people.p-1.vote', before: null, after: { value: 10, votedAt: 1_762_765_200_000 } }]
  const { user } = renderJournal({ ...call, changes })
  const row = await screen.findByRole('button', { name: /saveNps/ })
  expect(row.textContent).toMatch(/2\szměny$/)
  await user.click(row)
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})

test('a row says who called, and which step of a sign-in it was', async () => {
  const people = [{ login: '10000001', label: 'Jana Nováková, jana@example.com', shows: 'all' }]
  const ended = journalCall({ method: 'DELETE', path: '/session', personId: 'p-10000001' })
  const step = (id: string, name: string) => ({
    ...call,
    id,
    operationId: 'logInRecipient',
    call: journalCall({ path: '/loginRecipient', hasToken: false, login: '2000001', step: name }),
  })
  renderWith(
    {
      'GET /sandbox/worlds/blue': () => Response.json({ id: 'blue', scenario: 'default' }),
      'GET /sandbox/scenarios': () => Response.json({ scenarios: [{ name: 'default', people }] }),
    },
    { ...call, operationId: 'endSession', call: ended },
    step('j-2', 'validate'),
    step('j-3', 'login'),
    step('j-4', 'verify'),
  )
  expect(await entryOf(/Odhlášení.*Jana Nováková/)).toContain('Jana Nováková · pravidlo 9.1')
  expect(await entryOf(/1\. krok \(validate\): ověření údajů.*2000001/)).toContain('Přihlášení rodiny')
  expect(await entryOf(/2\. krok \(login\): poslání kódu.*2000001/)).toContain('Přihlášení rodiny')
  expect(await entryOf(/3\. krok \(verify\): zadání kódu.*2000001/)).toContain('Přihlášení rodiny')
})

test('a call with a masked value says why it cannot be repeated', async () => {
  const request = { size: 9, content: { password: '•••' } }
  const { user } = renderJournal({ ...refused, call: { ...sent, request } })
  await user.click(await screen.findByRole('button', { name: /saveNps/ }))
  expect(screen.queryByRole('button', { name: 'Zopakovat' })).toBeNull()
  expect(screen.getByText(/^Zopakovat nejde: část volání je skrytá/)).toBeTruthy()
})
