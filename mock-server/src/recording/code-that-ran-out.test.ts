import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openRecordedWorld, type Tape } from '../testing/recorded-world.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp({ clock: () => 0 })
const TITLE = 'a code that ran out, a lost answer and a second press'
const REPOSITORY = '../../..'
const petra = { personalNumber: '2000001', birthDate: '1985-04-01' }

let tape: Tape
beforeAll(async () => {
  // No time passes between the steps, however busy the machine is: after two seconds a call would belong to no action.
  vi.useFakeTimers({ toFake: ['performance'] })
  tape = await openRecordedWorld(app, { id: 'blue' })
  await play(tape)
}, 60_000)
afterAll(() => {
  vi.useRealTimers()
  return app.close()
})

// The files are in the repository and run there with the other tests: `npx vitest run -u` updates them after a change.
describe('the recording of an expired code, saved', () => {
  it('is written as the Playwright test in the repository', async () => {
    const { json } = await tape.file('playwright', { title: TITLE })
    expect(json.notes).toEqual([])
    await expect(json.text).toMatchFileSnapshot(`${REPOSITORY}/${json.folder}/${json.name}`)
  })

  it('is a pact of the second submission', async () => {
    const { json } = await tape.file('pact', { title: TITLE, step: `${await stepWith({ error: 'code-used' })}` })
    expect(json.notes).toEqual([expect.stringContaining('A partner without a sandbox')])
    await expect(json.text).toMatchFileSnapshot(`${REPOSITORY}/${json.folder}/${json.name}`)
  })

  it('has no pact of the call that a fault broke', async () => {
    const { status, json } = await tape.file('pact', { step: `${await stepWith({ fault: 'reset after' })}` })
    expect({ status, json }).toMatchObject({ status: 422, json: { message: expect.stringContaining('(reset after)') } })
  })
})

async function stepWith(wanted: { error?: string; fault?: string }): Promise<number> {
  const { json } = await tape.sandbox('GET', '/recording')
  return json.steps.findIndex((step: Record<string, unknown>) =>
    Object.entries(wanted).every(([name, value]) => step[name] === value),
  )
}

/** Plays a tester with the console next to the portal: the page's requests arrive before the console reports the click. */
async function play({ sandbox, browser, call, code }: Tape): Promise<void> {
  const press = (name: string) => ({ kind: 'press', role: 'button', name })
  const phone = { kind: 'press', role: 'radio', name: 'Číslo končící na 0201' }
  const type = (value: string) => ({ kind: 'fill', label: 'Kód ze zprávy', value })
  const dialog = (text: string) => ({ kind: 'see', role: 'alertdialog', text })
  const logIn = async (body: object) => (await call('POST', '/loginRecipient', body))?.json
  const askForCode = () => logIn({ step: 'login', ...petra, phoneId: 'phone-1' })
  const verify = async ({ Data }: { Data: { TransactionId: string } }, typed: string) =>
    logIn({ step: 'verify', transactionId: Data.TransactionId, code: typed })

  const choose = (label: string, value: string) => ({ kind: 'choose', label, value })
  const person = [
    { kind: 'fill', label: 'Osobní číslo', value: petra.personalNumber },
    choose('Den', '1'),
    choose('Měsíc', '4'),
  ]
  await browser({ kind: 'go', path: '/prijemce/prihlaseni' }, ...person, choose('Rok', '1985'))
  await logIn({ step: 'validate', ...petra })
  await browser(press('Pokračovat'), { kind: 'see', role: 'heading', text: 'Kam vám máme poslat kód?' }, phone)
  const first = await askForCode()
  await browser(press('Poslat kód'), { kind: 'see', role: 'heading', text: 'Zadejte kód z SMS' })
  await sandbox('PATCH', '/clock', { advance: 'PT15M' })
  const late = await code()
  await verify(first, late)
  await browser(type(late), press('Přihlásit se'), dialog('Čas na zadání kódu vypršel'))
  await browser(press('Zpět k\u00a0výběru telefonu'), phone)
  const second = await askForCode()
  await browser(press('Poslat kód'))
  await sandbox('POST', '/faults', { operationId: 'logInRecipient', kind: 'reset', when: 'after', times: 1 })
  const right = await code()
  await verify(second, right)
  await browser(type(right), press('Přihlásit se'), dialog('Spojení se přerušilo'), press('Zpět k\u00a0přihlášení'))
  await verify(second, right)
  await browser(press('Přihlásit se'), dialog('Tento kód už byl použitý'))
  const third = await askForCode()
  await browser({ ...press('Poslat nový kód'), nth: 1 })
  const last = await code()
  const { response } = await verify(third, last)
  await call('GET', `/recipientProfile?t=2026-11-10T09:15:00.000Z&uid=${response.personId}`, undefined, {
    authorization: response.token,
    uid: response.personId,
  })
  await browser(type(last), press('Přihlásit se'), { kind: 'see', role: 'address', text: '/prijemce' })
}
