import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecorder, type Recorder } from '../../../session/recorder.ts'
import { type ConsoleAnswers, refusal, renderConsole } from '../../../testing/render-console.tsx'
import { RecordingStrip } from '../strip/recording-strip.tsx'
import { RecordedPanel } from './recorded-panel.tsx'

const saved = vi.fn<() => void>()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved)
})

const at = '2026-11-10T09:00:00.000Z'
const call = {
  kind: 'call',
  at,
  operationId: 'logInRecipient',
  method: 'POST',
  path: '/loginRecipient',
  query: {},
  uid: '',
}
const steps = [
  { kind: 'go', at, path: '/prijemce/prihlaseni' },
  { kind: 'fill', at, label: 'Kód ze zprávy', value: '123456' },
  { kind: 'clock', at, move: { advance: 'PT15M' } },
  {
    kind: 'fault',
    at,
    id: 'fault-1',
    fault: { operationId: 'logInRecipient', kind: 'reset', when: 'after', times: 1 },
  },
  { kind: 'press', at, role: 'button', name: 'Přihlásit se' },
  { ...call, httpStatus: 410, errorCode: 410, error: 'code-expired' },
  { kind: 'see', at, role: 'alertdialog', text: 'Čas na zadání kódu vypršel' },
  { ...call, httpStatus: 0, errorCode: 0, fault: 'reset after' },
  // Read by the page itself: it is not suggested as a pact.
  {
    ...call,
    operationId: 'getValueStore',
    method: 'GET',
    path: '/valueStore/nps_showEnd',
    httpStatus: 200,
    errorCode: 200,
  },
]
const recording = { world: 'blue', scenario: 'default', now: at, frozen: true, isWhole: true, steps }
const file = {
  name: 'kod.e2e.ts',
  folder: 'web/e2e',
  run: 'npx playwright test kod',
  text: 'test(…)',
  notes: ['A note'],
}

/** They listen to the page, which all test files share. */
const recorders: Recorder[] = []
afterEach(() => {
  for (const recorder of recorders.splice(0)) recorder.stayEnded()
})

/** The panel and the strip of a recorded world. */
function renderRecording(answers: ConsoleAnswers = {}) {
  const recorder = createRecorder('blue', () => () => undefined)
  recorders.push(recorder)
  const parts = (
    <>
      <RecordingStrip world="blue" recorder={recorder} />
      <RecordedPanel world="blue" recorder={recorder} />
    </>
  )
  const rendered = renderConsole(parts, {
    'GET /sandbox/worlds/blue': () => Response.json({ id: 'blue', scenario: 'default', now: at, frozen: true }),
    'GET /sandbox/worlds/blue/journal': () => Response.json({ entries: [] }),
    'GET /sandbox/worlds/blue/messages': () => Response.json({ messages: [] }),
    'GET /sandbox/worlds/blue/recording': () => Response.json(recording),
    'GET /sandbox/worlds/blue/recording/files/playwright': () => Response.json(file),
    ...answers,
  })
  return { ...rendered, recorder }
}

const lines = async () => {
  const list = within(await screen.findByRole('region', { name: /^Co se stalo/ }))
  return (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

test('every action is in one numbered list in plain text, calls can be left out, and only what the user did counts as a step', async () => {
  const { user } = renderRecording()
  expect(await lines()).toEqual([
    '1. v\u00a0portálu: Otevřít /prijemce/prihlaseni',
    '2. v\u00a0portálu: Do pole „Kód ze zprávy“ napsat „123456“',
    '3. v\u00a0konzoli: Posunout čas: +15 min',
    '4. v\u00a0konzoli: Porucha Přihlášení rodiny ve třech krocích (logInRecipient): spojení se přetrhne, po zápisu: stalo se, ale klient to neví, 1×',
    '5. v\u00a0portálu: Stisknout tlačítko „Přihlásit se“',
    '6. volání: Přihlášení rodiny ve třech krocích (logInRecipient): 410 code-expired',
    '7. je vidět: Okno „Čas na zadání kódu vypršel“',
    '8. volání: Přihlášení rodiny ve třech krocích (logInRecipient): – porucha: spojení se přetrhne',
    '9. volání: Hodnoty podle klíčů (getValueStore): 200',
  ])
  await user.click(screen.getByLabelText('Bez volání'))
  const left = await lines()
  expect(screen.getByText('6 řádků: vaše kroky, volání a co bylo vidět')).toBeTruthy()
  expect(left.map((line) => line?.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '7.'])
  expect(screen.getByText('4 vaše kroky')).toBeTruthy()
})

test('a recording that is empty, full, or cannot be read says so', async () => {
  const { answers, user } = renderRecording({
    'GET /sandbox/worlds/blue/recording': () => Response.json({ ...recording, steps: [], isWhole: false }),
  })
  expect(await screen.findByText(/^Zatím nic\. Otevřete portál/)).toBeTruthy()
  expect(screen.getByText(/^Nahrávka je plná/)).toBeTruthy()
  expect(screen.getByText('V nahrávce zatím není žádné volání.')).toBeTruthy()
  answers['GET /sandbox/worlds/blue/recording/files/scenario'] = refusal(422, 'not-to-be-written')
  await user.click(screen.getByRole('button', { name: 'Scénář' }))
  expect((await screen.findByRole('alert')).textContent).toContain('not-to-be-written')
})

test('a recording that repeats a call asks for its steps until the call is there', async () => {
  const { recorder } = renderRecording()
  await lines()
  recorder.setRepeats('saveNps')
  expect(await screen.findByText(/^Zopakujte teď v portálu kroky, po kterých přišlo volání .*\(saveNps\)/)).toBeTruthy()
  recorder.setRepeats('logInRecipient')
  await waitFor(() => expect(screen.queryByText(/^Zopakujte teď/)).toBeNull())
})

test('a fault is described with its details and its probability', async () => {
  const flaky = { operationId: 'logIn', kind: 'latency', when: 'before', ms: 2_500, probability: 0.5 }
  renderRecording({
    'GET /sandbox/worlds/blue/recording': () =>
      Response.json({ ...recording, steps: [{ kind: 'fault', at, id: 'fault-1', fault: flaky }] }),
  })
  expect(await lines()).toEqual([
    expect.stringMatching(
      /Porucha [^:]+: pomalá odpověď, 2,5\ss, před zápisem: nic se nestalo, pravděpodobnost 50\s%$/,
    ),
  ])
})

test('a recording that ended without meeting a fault says so', async () => {
  const unmet = { operationId: 'logIn', kind: 'reset', when: 'after', probability: 0.5 }
  const { user } = renderRecording({
    'GET /sandbox/worlds/blue/recording': () =>
      Response.json({ ...recording, steps: [...steps, { kind: 'fault', at, id: 'fault-2', fault: unmet }] }),
    'PUT /sandbox/worlds/blue/recording/end': () => new Response(null, { status: 204 }),
  })
  await lines()
  expect(screen.queryByText(/neprojevila/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ukončit a\u00a0uložit' }))
  const banner = await screen.findByText(/^Tato porucha se v nahrávce neprojevila/)
  const unmetOnes = within(banner.closest('[role=status]') as HTMLElement).getAllByRole('listitem')
  expect(unmetOnes.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Porucha .+, pravděpodobnost 50/),
  ])
})

test('a step that was not stored is reported, and the report disappears when it is retried', async () => {
  const POST = 'POST /sandbox/worlds/blue/recording/steps'
  const { user, recorder, answers } = renderRecording({ [POST]: refusal(500, 'failed') })
  await lines()
  recorder.queue.add({ kind: 'press', role: 'button', name: 'Poslat nový kód' })
  expect((await screen.findByRole('alert')).textContent).toContain('1 krok se nepodařilo zapsat')
  expect((await lines()).at(-1)).toBe('v\u00a0portálu: Stisknout tlačítko „Poslat nový kód“ zapisuje se')
  const sent: unknown[] = []
  answers[POST] = async (request) => {
    sent.push(await request.json())
    return new Response(null, { status: 204 })
  }
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent).toEqual([
    {
      callId: expect.stringMatching(/^[0-9-]+-1$/),
      sentAt: expect.any(Number),
      happenedAt: [expect.any(Number)],
      steps: [{ kind: 'press', role: 'button', name: 'Poslat nový kód' }],
    },
  ])
})

test('the file is saved under its name, with its folder, its command and what it leaves out', async () => {
  const requested: string[] = []
  const { user } = renderRecording({
    'GET /sandbox/worlds/blue/recording/files/playwright': ({ url }) => {
      requested.push(new URL(url).search)
      return Response.json(file)
    },
    'GET /sandbox/worlds/blue/recording/files/pact': ({ url }) => {
      requested.push(new URL(url).search)
      return Response.json({ ...file, name: 'kod.json' })
    },
  })
  await lines()
  await user.type(screen.getByLabelText(/^Co test ukazuje/), 'kód vyprší')
  await user.click(screen.getByRole('button', { name: 'Test pro Playwright' }))
  expect(await screen.findByText('Soubor kod.e2e.ts je uložený mezi staženými.')).toBeTruthy()
  for (const words of ['web/e2e', 'npx playwright test kod', 'A note', 'test(…)'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Interakce pro Pact' }))
  expect(await screen.findByText('Soubor kod.json je uložený mezi staženými.')).toBeTruthy()
  const title = 'kód vyprší'
  expect(requested.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { title, lang: 'cs' },
    { title, step: '5', lang: 'cs' },
  ])
})

test('it ends after the last action is stored, says so, and resumes on request', async () => {
  const calls: string[] = []
  const noted = (what: string) => () => {
    calls.push(what)
    return new Response(null, { status: 204 })
  }
  const { user, recorder } = renderRecording({
    'POST /sandbox/worlds/blue/recording/steps': noted('step'),
    'PUT /sandbox/worlds/blue/recording/end': noted('ended'),
    'DELETE /sandbox/worlds/blue/recording/end': noted('goes on'),
  })
  await lines()
  recorder.queue.add({ kind: 'press', role: 'button', name: 'Poslat nový kód' })
  await user.click(screen.getByRole('button', { name: 'Ukončit a\u00a0uložit' }))
  expect(await screen.findByText('Nahrávání skončilo')).toBeTruthy()
  await waitFor(() => expect(calls).toEqual(['step', 'ended']))
  await user.click(screen.getByRole('button', { name: 'Pokračovat v\u00a0nahrávání' }))
  await waitFor(() => expect(calls).toEqual(['step', 'ended', 'goes on']))
  expect(screen.getByText('Nahrává se')).toBeTruthy()
})
