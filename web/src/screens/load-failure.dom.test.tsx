import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LoginAnswer } from '../shared/api/wire.ts'
import { donorAnswer } from '../testing/donor-answer.ts'
import { showOnScreen } from '../testing/files.ts'
import type { FakeAnswer } from '../testing/observed-send.ts'
import { loginAnswer, recipientAnswer, success } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { renderApp } from '../testing/render-app.tsx'

const KEY = 'edit-5c0f2a7d91e4'
const admin = loginAnswer({ scope: 'admin' })
const donor = loginAnswer()
const oou = loginAnswer({ scope: 'oou' })
const family = recipientAnswer()
const withRecord = recipientAnswer({ fullUser: { Recipient: recipientRecord } })
const offContract: FakeAnswer = { error_code: 200, response: { unexpected: 1 } }

const screens: [path: string, operation: string, signedIn: LoginAnswer | undefined, title: string][] = [
  ['/admin/link-generator', 'GET /adminLinks', admin, 'nepodařilo načíst'],
  ['/darce', 'GET /families', donor, 'Rodiny se nepodařilo načíst'],
  ['/komu-pomaham', 'GET /families', donor, 'Rodiny se nepodařilo načíst'],
  ['/profil-rodiny/fam-k7p2', 'GET /families/fam-k7p2', donor, 'Příběh rodiny se nepodařilo načíst'],
  ['/moje-platby', 'GET /payments', donor, 'Platby se nepodařilo načíst'],
  ['/jak-pomahat', 'GET /recurringPayments', donor, 'Pravidelnou platbu se nepodařilo načíst'],
  ['/muj-ucet/profil', 'GET /userProfile', donor, 'Váš profil se nepodařilo načíst'],
  ['/muj-ucet/danove', 'GET /userProfile', donor, 'později'],
  ['/muj-ucet/dokumenty', 'GET /documents', donor, 'nepodařilo načíst'],
  ['/muj-ucet/nps', 'GET /nps', donor, 'nepodařilo načíst'],
  ['/zpracovani-osobnich-udaju', 'GET /consent', oou, 'Váš souhlas se nepodařilo načíst'],
  ['/prijemce', 'GET /recipientProfile', family, 'nepodařilo načíst'],
  ['/prijemce', 'GET /recipientDocuments', withRecord, 'Vaše dokumenty se nepodařilo načíst'],
  ['/prijemce/moje-udaje', 'GET /recipientProfile', family, 'Vaše údaje se nepodařilo načíst'],
  ['/prijemce/dokumenty', 'GET /recipientDocuments', family, 'Dokumenty se nepodařilo načíst'],
  ['/prijemce/moje-fotky', 'GET /recipientPhotos', family, 'nepodařilo načíst'],
  ['/prijemce/historie-prispevku', 'GET /contributions', family, 'Příspěvky se nepodařilo načíst'],
  ['/prijemce/nabidky-pomoci', 'GET /helpOffers', family, 'Nabídky se nepodařilo načíst'],
  ['/prijemce/obnoveni-zadosti', 'GET /renewal', family, 'Formulář se nepodařilo načíst'],
  ['/dotaznik-onko', 'GET /helpRequestForms/oncological', undefined, 'nepodařilo načíst'],
  [`/dotaznik-editace?odkaz=${KEY}`, 'GET /helpRequest', undefined, 'Formulář se nepodařilo načíst'],
]

test.each(screens)(
  'on %s an answer off the contract to %s is explained, and one click requests it again (rule 3.13)',
  async (...row) => {
    const [path, operation, signedIn, title] = row
    const app = await renderApp({ path, ...(signedIn && { signedIn }), answers: { [operation]: offContract } })
    const isOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ').includes(title)
    const alert = await waitFor(() => {
      const found = screen.getAllByRole('alert').find(isOf)
      expect(found).toBeDefined()
      return found as HTMLElement
    })
    const before = app.callsOf(operation).length
    await app.user.click(within(alert).getByRole('button', { name: 'Zkusit znovu' }))
    // Sooner than the automatic retry.
    await waitFor(() => expect(app.callsOf(operation)).toHaveLength(before + 1), { timeout: 1_000 })
  },
)

test('loading that takes long is announced, but not of a part that says it has failed (rule 16.13)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const app = await renderApp({ path: '/muj-ucet/nps', signedIn: donor, answers: { 'GET /nps': offContract } })
  await screen.findByRole('button', { name: 'Zkusit znovu' })
  const noticeAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return screen.queryByText(/Načítání trvá déle než obvykle/)
  }
  expect(await noticeAfter(3_100)).toBeNull()
  app.answer({ 'GET /nps': () => new Promise(() => {}) })
  await app.user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await noticeAfter(3_100)).not.toBeNull()
})

test.each([
  ['/muj-ucet/profil', 'GET /userProfile', donorAnswer()],
  ['/muj-ucet/danove', 'GET /userProfile', donorAnswer()],
  ['/prijemce', 'GET /recipientProfile', withRecord],
  ['/prijemce/moje-udaje', 'GET /recipientProfile', withRecord],
  ['/prijemce/moje-udaje-kontakty', 'GET /recipientProfile', withRecord],
])('%s says that it shows stored data if the answer of %s is off the contract (rule 3.14)', async (...row) => {
  const [path, operation, signedIn] = row
  // The certificate beside the tax data.
  showOnScreen('wide')
  const app = await renderApp({ path, signedIn, answers: { [operation]: offContract } })
  const note = (await screen.findByText(/Vidíte ty, které jsme načetli naposledy/)).closest<HTMLElement>(
    '[role=status]',
  )
  const before = app.callsOf(operation).length
  await app.user.click(within(note as HTMLElement).getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(app.callsOf(operation)).toHaveLength(before + 1), { timeout: 1_000 })
})

test.each([
  ['/prijemce', 'GET /recipientProfile'],
  ['/prijemce/moje-udaje', 'GET /recipientProfile'],
  ['/prijemce/dokumenty', 'GET /recipientDocuments'],
  ['/prijemce/moje-fotky', 'GET /recipientPhotos'],
  ['/prijemce/obnoveni-zadosti', 'GET /renewal'],
])('%s calls an unknown error an unknown error, not a lost connection', async (path, call) => {
  const { Recipient: _, ...fullUser } = family.profile_full
  const unknown = { error_code: 418, error: 'something-new' }
  const answers = { 'GET /recipientProfile': unknown, [call]: unknown }
  await renderApp({ path, signedIn: { ...family, profile_full: fullUser }, answers })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Server nadace odpověděl neznámou chybou')
  expect(alert.textContent).not.toContain('spojení')
})

test.each(['/muj-ucet/profil', '/muj-ucet/danove'])(
  '%s explains an answer without the data of the donor',
  async (path) => {
    const { profile, profile_full } = donor
    const answers = { 'GET /userProfile': success({ profile, profile_full }) }
    await renderApp({ path, signedIn: donor, answers })
    expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeDefined()
    expect(screen.queryAllByRole('textbox')).toEqual([])
  },
)
