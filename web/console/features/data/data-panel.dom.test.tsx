import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, renderConsole } from '../../testing/render-console.tsx'
import { DataPanel } from './data-panel.tsx'
import { RecordView } from './record-view.tsx'
import type { PersonRecord } from './use-data.ts'

const PEOPLE = '/sandbox/worlds/w/people'
const people = [
  { personId: 'p-10000001', login: '10000001', kind: 'donor', name: 'Jana Nováková' },
  { personId: 'p-2000001', login: '2000001', kind: 'recipient', name: 'Petra Svobodová' },
]
const requests = [
  {
    receiptNumber: 'Z-2026-0003',
    name: 'Eva Malá',
    variant: 'other',
    state: 'sent',
    items: [{ id: 'diagnosis', label: 'Diagnóza' }],
  },
]
const scenarios = [{ name: 'default', people: [{ login: '10000001', password: 'secret', label: 'Jana', shows: '' }] }]
const recordWith = (rows: object[]) => ({
  ...people[0],
  sections: [
    { name: 'account', isList: false, total: 1, rows: [{ isCorporateAccount: false, registeredOn: '2024-03-15' }] },
    { name: 'payments', isList: true, total: rows.length, rows },
  ],
})

const requestWith = (status: object) => ({
  personId: 'r-3',
  login: 'Z-2026-0003',
  kind: 'request',
  name: 'Eva Malá',
  sections: [
    { name: 'status', isList: false, total: 1, rows: [status] },
    { name: 'answers', isList: true, total: 1, rows: [{ id: 'diagnosis', question: 'Diagnóza', answer: 'Astma' }] },
  ],
})

const old = { id: 'm-1', at: '2026-11-10T08:00:00Z', channel: 'sms', to: '+420601001234', text: 'Kód je 482913.' }
const letter = {
  id: 'm-2',
  at: '2026-11-10T09:00:05Z',
  channel: 'email',
  to: 'dolezalovi@example.com',
  text: 'Doplňte',
}

function show(hash: string, trigger: (request: Request) => Response | Promise<Response>, sent: object[] = []) {
  window.history.replaceState(null, '', hash)
  let waiting = requests
  let status = { requestState: 'sent', sentAt: '2026-11-09T08:00:00Z' }
  let rows: object[] = [{ paymentId: 'gift-1', amount: 300, settledOn: '2026-10-20' }]
  return renderConsole(<DataPanel world="w" />, {
    [`GET ${PEOPLE}`]: () => Response.json({ people, requests: waiting }),
    [`GET ${PEOPLE}/10000001`]: () => Response.json(recordWith(rows)),
    'GET /sandbox/worlds/w': () => Response.json({ id: 'w', scenario: 'default' }),
    'GET /sandbox/scenarios': () => Response.json({ scenarios }),
    [`GET ${PEOPLE}/Z-2026-0003`]: () => Response.json(requestWith(status)),
    [`GET ${PEOPLE}/10000099`]: refusal(404, 'unknown-person'),
    'GET /sandbox/worlds/w/messages': ({ url }) =>
      Response.json({ messages: url.includes('after=m-1') ? sent : [old] }),
    'POST /sandbox/worlds/w/triggers': (request) => {
      waiting = []
      status = { ...status, requestState: 'returned' }
      rows = [{ paymentId: 'gift-2', amount: 500, settledOn: '2026-11-10' }, ...rows]
      return trigger(request)
    },
  })
}

const ran = {
  ran: [{ id: 'e-1', at: '2026-11-10T09:00:05Z', kind: 'payment-received', subject: 'p', summary: 'Paid.' }],
}

test('a trigger of a donor is filled in, runs, and the record shows what changed', async () => {
  let sent: unknown
  const { user } = show('#data/10000001', async (request) => {
    sent = await request.json()
    return Response.json(ran)
  })
  const amount = await screen.findByLabelText('Částka v korunách')
  await user.clear(amount)
  await user.type(amount, '500')
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect((await screen.findByRole('status')).textContent).toContain('Stalo se: Příchozí dar')
  expect(sent).toEqual({ kind: 'payment-received', person: '10000001', amount: 500, type: 'transfer' })
  const gifts = within(await screen.findByRole('region', { name: /^Dary/ }))
  const changed = await gifts.findByText(/500 Kč/)
  expect(changed.textContent).toMatch(/změněno/)
  expect(gifts.getByText(/300 Kč/).textContent).not.toMatch(/změněno/)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(-2)).toEqual([expect.stringMatching(/^Dary/), expect.stringMatching(/^Účet/)])
})

test('the person of a record is signed in from there', async () => {
  show('#data/10000001', () => Response.json(ran))
  expect(await screen.findByRole('button', { name: 'Přihlásit jako Jana Nováková' })).toBeDefined()
})

test.each([
  ['an added family by its birth date', { birthDate: '1985-04-01' }, 1],
  ['a donor with a password of their own cannot be signed in', {}, 0],
])('%s', async (_, key, buttons) => {
  const { answers } = show('#data/2000001', () => Response.json(ran))
  const [, petra] = people
  answers[`GET ${PEOPLE}`] = () => Response.json({ people: [{ ...petra, ...key }], requests })
  answers[`GET ${PEOPLE}/2000001`] = () => Response.json({ ...petra, sections: [] })
  expect(await screen.findByRole('heading', { name: /^Petra Svobodová/ })).toBeDefined()
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Přihlásit jako/ })).toHaveLength(buttons))
})

test('equal rows of a list are shown without a complaint of React', async () => {
  const complaint = vi.spyOn(console, 'error')
  const view = { viewedAt: '2026-11-10T09:00:00.000Z', donor: '10000001' }
  renderConsole(<RecordView record={recordWith([view, view]) as PersonRecord} before={undefined} />, {})
  expect(await screen.findAllByText('10000001')).toHaveLength(2)
  expect(complaint).not.toHaveBeenCalled()
})

test('the numbers of a profile have the words of the portal', async () => {
  const rows = [{ familyStatus: 3, municipalitySize: 4, awarenessSource: 7, birthYear: 1984 }]
  const profile = { ...people[0], sections: [{ name: 'profile', isList: false, total: 1, rows }] } as PersonRecord
  renderConsole(<RecordView record={profile} before={undefined} />, {})
  const values = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
  expect(values).toEqual(['V\u00a0páru bez dětí', 'Přes 50\u00a0000 obyvatel', 'Z\u00a0billboardu', '1984'])
})

test('a refusal is at the field that it names', async () => {
  const wrong = { error: 'trigger-refused', message: 'amount is a whole number.', field: 'amount' }
  const { user } = show('#data/10000001', () => Response.json(wrong, { status: 422 }))
  const amount = await screen.findByLabelText('Částka v korunách')
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect(await screen.findByText('Napište celé koruny od 1 do 100 000 000.')).toBeDefined()
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(amount)
})

test('the result names the values, the person, the time of the world and what changed; a second run is told apart', async () => {
  const { user } = show('#data/10000001', () => Response.json(ran))
  const run = await screen.findByRole('button', { name: 'Spustit' })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(run)
  const result = await screen.findByRole('status')
  expect(result.textContent).toMatch(
    /^Stalo se: Příchozí dar \(300\sKč, převodem\)Jana Nováková, 10\. 11\. 2026 v\s10:00:05/,
  )
  expect(scroll.mock.contexts.map((place) => (place as Element).contains(result))).toContain(true)
  expect(await within(result).findByText(/^Dary: 1/)).toHaveProperty('textContent', 'Dary: 1 → 2')
  expect(run.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(run)
  expect(await screen.findByText(/^Stalo se, 2\. spuštění: Příchozí dar/)).toBeDefined()
})

test('the message that a trigger sent is named, and its link opens from the result', async () => {
  const link = 'http://localhost:4010/dotaznik-editace?odkaz=edit-1'
  const { user } = show('#data/Z-2026-0003', () => Response.json(ran), [{ ...letter, link }])
  await user.selectOptions(await screen.findByLabelText('Rozhodnutí'), 'approve')
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect(await screen.findByText(/^Odešel e-\S+ na dolezalovi@example\.com\.$/)).toBeDefined()
  const opened = screen.getByRole('link', { name: 'Otevřít odkaz' })
  expect(opened.getAttribute('href')).toBe('/sandbox/enter/w?to=%2Fdotaznik-editace%3Fodkaz%3Dedit-1')
})

test('a refusal without a field is below the button, in the words of the console or else of the sandbox', async () => {
  const { user } = show('#data/10000001', refusal(422, 'trigger-refused'))
  await user.click(await screen.findByRole('button', { name: 'Spustit' }))
  expect((await screen.findByRole('alert')).textContent).toContain('What the sandbox says of trigger-refused')
  await user.selectOptions(screen.getByLabelText('Co se má stát'), 'card-charge')
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect((await screen.findByRole('alert')).textContent).toContain('dárce nemá aktivní pravidelnou platbu')
})

test('each subject has its own triggers', async () => {
  const kinds = async () => {
    const select = await screen.findByLabelText('Co se má stát')
    return within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  }
  show('#data', () => Response.json(ran))
  expect(await kinds()).toEqual(['Rozdělení darů rodinám', 'Oznámení nad stránkami', 'Období hodnocení'])
  const link = screen.getByRole('link', { name: /Z-2026-0003/ })
  expect(link.getAttribute('href')).toBe('#data/Z-2026-0003')
  expect(link.textContent).toBe('Eva Malá Z-2026-0003čeká na rozhodnutí')
})

test('a request that was decided stays open with what happened; what to correct is asked of a returned one only', async () => {
  const { user } = show('#data/Z-2026-0003', () => Response.json(ran))
  await user.selectOptions(await screen.findByLabelText('Rozhodnutí'), 'return')
  expect(screen.getByRole('group', { name: 'Co opravit' })).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Rozhodnutí'), 'approve')
  expect(screen.queryByRole('group', { name: 'Co opravit' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect(await screen.findByText('na rozhodnutí nečeká')).toBeDefined()
  expect(screen.getByText(/^Stalo se/)).toBeDefined()
})

test('a request has a record, and what was decided leaves it once the family has sent it again', async () => {
  const { user, answers } = show('#data/Z-2026-0003', () => Response.json(ran))
  expect(await screen.findByText('Astma')).toBeDefined()
  expect(screen.getByText('odeslaná, čeká na rozhodnutí')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect((await screen.findByText(/→/)).textContent).toContain('vrácená k opravě')
  expect(screen.getByText(/^Stalo se/)).toBeDefined()
  const again = { requestState: 'sent', sentAt: '2026-11-10T10:00:00Z' }
  answers[`GET ${PEOPLE}/Z-2026-0003`] = () => Response.json(requestWith(again))
  await waitFor(() => expect(screen.queryByText(/^Stalo se/)).toBeNull(), { timeout: 3_000 })
  expect(screen.getByText('odeslaná, čeká na rozhodnutí')).toBeDefined()
})

test('what to correct is chosen from the items of the form by their questions', async () => {
  let sent: unknown
  const { user } = show('#data/Z-2026-0003', async (request) => {
    sent = await request.json()
    return Response.json(ran)
  })
  await user.selectOptions(await screen.findByLabelText('Rozhodnutí'), 'return')
  await user.click(screen.getByRole('button', { name: 'Přidat položku' }))
  await user.selectOptions(screen.getByLabelText('2. položka'), 'Diagnóza')
  await user.type(screen.getByLabelText('Co s 2. položkou'), 'Doplňte datum.')
  await user.click(screen.getByRole('button', { name: 'Spustit' }))
  expect(await screen.findByText(/^Stalo se: .* \(vráceno\)$/)).toBeDefined()
  expect(sent).toMatchObject({ decision: 'return', remarks: [{ itemId: 'diagnosis', text: 'Doplňte datum.' }] })
})

test('an unknown person is named', async () => {
  show('#data/10000099', () => Response.json(ran))
  expect(await screen.findByText(/10000099 v tomto světě není/)).toBeDefined()
})

test('a table of own records is sent as it is; the sandbox names the line that it refuses', async () => {
  const table = 'kind,login,lastName\ndonor,10000500,Malá\n'
  const sent: (string | null)[] = []
  const { user, answers } = show('#data', () => Response.json(ran))
  answers[`POST ${PEOPLE}`] = async (request) => {
    sent.push(request.headers.get('content-type'), await request.text())
    return Response.json({ added: 1, changed: 0 })
  }
  const input = await screen.findByLabelText('Přidat ze souboru CSV nebo JSON')
  await user.upload(input, new File([table], 'lide.csv', { type: 'text/csv' }))
  expect(await screen.findByText('Přidáno: 1, změněno: 0.')).toBeDefined()
  expect(sent).toEqual(['text/csv', table])
  answers[`POST ${PEOPLE}`] = refusal(422, 'record-refused')
  await user.upload(input, new File(['{"records":[]}'], 'lide.json'))
  expect((await screen.findByRole('alert')).textContent).toContain('What the sandbox says of record-refused')
  await user.upload(input, new File([table], 'lide.json'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Soubor není JSON.'))
})
