import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import provider from '#generated/provider.json' with { type: 'json' }
import { coverageOf } from '../../testing/coverage.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { FaultsPanel } from './faults-panel.tsx'

const coverage = {
  operations: [coverageOf('saveNps', [200, null], [423, 'vote-locked']), coverageOf('startCardPayment')],
  covered: 0,
  documented: 2,
}
const set = [
  { id: 'fault-1', operationId: 'saveNps', kind: 'reset', when: 'after', times: 1, left: 1 },
  { id: 'fault-2', operationId: '*', kind: 'latency', when: 'before', ms: 2500, probability: 0.3, person: '10000001' },
  { id: 'fault-3', operationId: 'logInRecipient', kind: 'message-lost', when: 'before', times: 2, left: 2 },
]

function renderFaults(faults: object[]) {
  const sent: unknown[] = []
  const rendered = renderConsole(<FaultsPanel world="blue" />, {
    'GET /sandbox/worlds/blue/faults': () => Response.json({ faults }),
    'GET /sandbox/coverage': () => Response.json(coverage),
    'POST /sandbox/worlds/blue/faults': async (request) => {
      const fault = (await request.json()) as object
      sent.push(fault)
      return Response.json({ id: 'fault-9', ...fault }, { status: 201 })
    },
    'DELETE /sandbox/worlds/blue/faults/fault-2': () => new Response(null, { status: 204 }),
    'DELETE /sandbox/worlds/blue/faults': () => new Response(null, { status: 204 }),
  })
  return { ...rendered, sent }
}

const linesOf = async (name: RegExp) => {
  const [list] = await screen.findAllByRole('list')
  return [...(list?.children ?? [])].map(({ textContent }) => textContent ?? '').filter((text) => name.test(text))
}

test('an armed fault is described in text by its operation, its effect, the side of the commit and how often; one or all are removed', async () => {
  const { user, calls } = renderFaults(set)
  await screen.findByText('fault-1')
  expect(await linesOf(/fault-/)).toEqual([
    expect.stringMatching(
      /Hodnocení nadace \(saveNps\): spojení se přetrhnepo zápisu: stalo se, ale klient to neví · potká ještě 1\svolání/,
    ),
    expect.stringMatching(
      /Každá operace: pomalá odpověď, 2,5\sspřed zápisem: nic se nestalo · jen 10000001 · potká každé volání.* · pravděpodobnost 30\s%/,
    ),
    expect.stringMatching(
      /Přihlášení rodiny ve třech krocích \(logInRecipient\): zpráva nepřijdepotká ještě 2\svolání/,
    ),
  ])
  await user.click(await screen.findByRole('button', { name: 'Zrušit fault-2' }))
  await user.click(screen.getByRole('button', { name: 'Zrušit všechny' }))
  const removed = () => calls.filter((call) => call.startsWith('DELETE'))
  const both = ['DELETE /sandbox/worlds/blue/faults/fault-2', 'DELETE /sandbox/worlds/blue/faults']
  await waitFor(() => expect(removed()).toEqual(both))
})

test('a predefined fault is set by one click', async () => {
  const { user, sent } = renderFaults([])
  expect(await screen.findByText(/všechno funguje/)).toBeTruthy()
  await user.click(
    screen.getByRole('button', {
      name: 'Nastavit: Hodnocení nadace (saveNps): spojení se přetrhne, po zápisu: stalo se, ale klient to neví',
    }),
  )
  await waitFor(() => expect(sent).toEqual([{ operationId: 'saveNps', kind: 'reset', when: 'after', times: 1 }]))
})

test('each upload of the contract has a predefined fault that cuts it', async () => {
  const { user, sent } = renderFaults([])
  const uploads = Object.values(provider.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string; requestBody?: { content: object } }>)
      .filter(({ requestBody }) => requestBody && 'multipart/form-data' in requestBody.content)
      .map(({ operationId }) => operationId),
  )
  expect(uploads).toContain('addRecipientPhoto')
  for (const button of await screen.findAllByRole('button', { name: /přenos skončí předčasně/ })) {
    const before = sent.length
    await user.click(button)
    await waitFor(() => expect(sent).toHaveLength(before + 1))
  }
  const cut = { kind: 'cut', when: 'before', times: 1, atPercent: 50 }
  expect(sent).toEqual(uploads.map((operationId) => ({ operationId, ...cut })))
})

test('a provider that is down refuses every call until the fault is removed, and its being set is announced', async () => {
  const fault = { operationId: '*', kind: 'refuse', when: 'before' }
  const { user, sent } = renderFaults([{ id: 'fault-9', ...fault }])
  await user.click(
    await screen.findByRole('button', { name: /^Nastavit: Každá operace: spojení se zavře bez odpovědi/ }),
  )
  expect(await screen.findByText('Porucha je nastavená.')).toBeTruthy()
  expect(sent).toEqual([fault])
})

test('the form offers the documented errors of the operation found by a part of its name', async () => {
  const { user, sent } = renderFaults([])
  await user.type(await screen.findByRole('combobox', { name: 'Operace' }), 'hodnoc')
  await user.click(await screen.findByRole('option', { name: 'Hodnocení nadace (saveNps)' }))
  expect(await screen.findByText('Hodnocení nadace. Ukáže se na /muj-ucet/nps.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chyba ze smlouvy' }), '423 vote-locked')
  await user.click(screen.getByRole('button', { name: 'Nastavit poruchu' }))
  const fault = { operationId: 'saveNps', kind: 'error_code', when: 'before', times: 1 }
  await waitFor(() => expect(sent).toEqual([{ ...fault, errorCode: 423, error: 'vote-locked' }]))
})

test('an operation is found by another form of a Czech word in its name', async () => {
  const { user } = renderFaults([])
  await user.type(await screen.findByRole('combobox', { name: 'Operace' }), 'platba')
  expect(await screen.findByRole('option', { name: /\(startCardPayment\)$/ })).toBeTruthy()
})

test('Enter takes the first operation found, and a missing choice is reported in text', async () => {
  const { user, sent } = renderFaults([])
  const field = await screen.findByRole('combobox', { name: 'Operace' })
  await user.type(field, 'nothing{Enter}')
  expect(screen.getByText('Vyberte operaci ze seznamu, nebo napište hvězdičku.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'nps{Enter}')
  expect(field).toHaveProperty('value', 'saveNps')
  expect(screen.queryByText('Vyberte operaci ze seznamu, nebo napište hvězdičku.')).toBeNull()
  expect(sent).toEqual([])
})
