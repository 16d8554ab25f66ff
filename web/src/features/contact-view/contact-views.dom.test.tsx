import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ContactViews as Views } from '#web/shared/api/wire.ts'
import type { FakeAnswer } from '#web/testing/observed-send.ts'
import { mainText, plainText } from '#web/testing/page-text.ts'
import { recipientAnswer } from '#web/testing/people.ts'
import { recipientRecord } from '#web/testing/recipient-record.ts'
import { renderApp } from '#web/testing/render-app.tsx'

const VIEWS = 'GET /contactViews'
const answerWith = (response: Views): FakeAnswer => ({ error_code: 200, response })

function open(views: FakeAnswer, InformativeConsent = true) {
  const signedIn = recipientAnswer({ fullUser: { Recipient: { ...recipientRecord, InformativeConsent } } })
  return renderApp({ path: '/prijemce/moje-udaje-kontakty', signedIn, answers: { [VIEWS]: views } })
}

const section = async () => within(await screen.findByRole('region', { name: 'Kdo viděl váš kontakt' }))
const visibleText = () => mainText()

afterEach(() => sessionStorage.clear())

test('the days of contact views are listed newest first with their counts and with how to change the consent', async () => {
  await open(
    answerWith({
      views: ['2026-11-10T08:15:00.000Z', '2026-11-10T07:00:00.000Z', '2026-10-04T08:15:00.000Z'],
      total: 3,
    }),
  )
  const list = within(await (await section()).findByRole('list', { name: 'Dny, kdy si dárci kontakt zobrazili' }))
  expect(list.getAllByRole('listitem').map(plainText)).toEqual(['v úterý 10. 11. 20262krát', 'v neděli 4. 10. 2026'])
  expect(visibleText()).toContain('Zatím si ho dárci zobrazili 3krát.')
  const link = (await section()).getByRole('link', { name: 'Změnit souhlas v\u00a0údajích' })
  expect(link.getAttribute('href')).toBe('/prijemce/moje-udaje')
})

test('a long list of contact views shows the newest days, expands by a click, and counts the older views', async () => {
  const views = Array.from({ length: 12 }, (_, day) => `2026-10-${28 - day}T08:15:00.000Z`)
  const { user } = await open(answerWith({ views, total: 512 }))
  const region = await section()
  expect(await region.findAllByRole('listitem')).toHaveLength(8)
  expect(visibleText()).toContain('512krát. Níž jsou dny posledních 12 zobrazení.')
  await user.click(region.getByRole('button', { name: 'Ukázat všechny dny' }))
  expect(region.getAllByRole('listitem')).toHaveLength(12)
  expect(region.queryByRole('button')).toBeNull()
})

test('a contact without views is described in one sentence', async () => {
  await open(answerWith({ views: [], total: 0 }))
  expect(await (await section()).findByText(/^Zatím si váš kontakt nikdo nezobrazil/)).toBeDefined()
})

test('without the consent the contact is hidden and the family may give the consent again', async () => {
  await open(answerWith({ views: [], total: 0 }), false)
  await section()
  expect(visibleText()).toContain('Teď ho dárci nevidí')
  expect(visibleText()).not.toContain('Nechcete, aby se vám dárci ozývali?')
})

test('contact views show a skeleton while loading, and an error with a retry after a lost connection', async () => {
  const lost = Promise.withResolvers<never>()
  const { user, answer } = await open(() => lost.promise)
  const region = await section()
  expect(region.getByText('Načítáme')).toBeDefined()
  await act(async () => lost.reject(new TypeError('Failed to fetch')))
  expect((await region.findByRole('alert')).textContent).toContain('Spojení se asi přerušilo')
  answer({ [VIEWS]: answerWith({ views: ['2026-10-04T08:15:00.000Z'], total: 1 }) })
  await user.click(region.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(visibleText()).toContain('Zatím si ho dárce zobrazil jednou.'))
})

test('a server error of the contact views shows whom to call', async () => {
  await open({ error_code: 500, error: 'internal-error' })
  const alert = within(await (await section()).findByRole('alert'))
  expect(alert.getByRole('link').getAttribute('href')).toBe('tel:+420000000002')
})
