import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { LoginAnswer } from '#web/shared/api/wire.ts'
import { type FakeAnswers, lost } from '#web/testing/observed-send.ts'
import { plainText } from '#web/testing/page-text.ts'
import { HOUR, loginAnswer, recipientAnswer, tokenThatExpires } from '#web/testing/people.ts'
import { recipientRecord } from '#web/testing/recipient-record.ts'
import { inAnotherTab, pageHeading, renderApp } from '#web/testing/render-app.tsx'

const SECOND = 1_000
const family = (left: number) =>
  recipientAnswer({ expires: Date.now() + left, fullUser: { Recipient: recipientRecord } })
const prolonged = () => ({
  token: tokenThatExpires(Date.now() + HOUR, 'p-2000001'),
  expire: new Date(Date.now() + HOUR).toISOString(),
})

const open = (signedIn: LoginAnswer, answers: FakeAnswers = {}) => renderApp({ path: '/prijemce', signedIn, answers })

const announcement = () => screen.findByRole('alertdialog', { name: 'Za chvíli vás odhlásíme' })
const visibleText = (element: Element) => plainText(element)
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

describe('the announcement of the end of a session', () => {
  test('shows the time, counts down, is announced to screen readers, and stays hidden once it was closed', async () => {
    const { user } = await open(family(119 * SECOND))
    const dialog = await announcement()
    expect(visibleText(dialog)).toMatch(/Přihlášení platí do \d{1,2}:\d\d/)
    expect(within(dialog).getByRole('timer').textContent).toMatch(/^01:\d\d$/)
    expect(await within(dialog).findByRole('status')).toBeDefined()
    await waitFor(() =>
      expect(visibleText(within(dialog).getByRole('status'))).toMatch(/^Přihlášení platí do \d{1,2}:\d\d\. Můžete/),
    )
    expect(visibleText(dialog)).toContain('Co máte rozepsané, zůstane uložené')
    await user.click(within(dialog).getByRole('button', { name: 'Zavřít' }))
    await gone()
    expect(await pageHeading('Dobrý den')).toBeDefined()
  })

  test('is announced once more at the last half minute', async () => {
    await open(family(29 * SECOND))
    await waitFor(async () =>
      expect(visibleText(within(await announcement()).getByRole('status'))).toBe('Přihlášení skončí za půl minuty.'),
    )
  })

  test("leads to the family's login at the end of the session, and back from there", async () => {
    const { address, services, setDate } = await open(family(119 * SECOND))
    await announcement()
    setDate(Date.now() + 120 * SECOND)
    await act(() => services.refreshProfile())
    await waitFor(() => expect(address()).toBe('/prijemce/prihlaseni?return=%2Fprijemce'))
    await pageHeading('Přihlášení pro příjemce')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('promises donors nothing about their forms, and is in English for an English page', async () => {
    await renderApp({ path: '/darce', language: 'en', signedIn: loginAnswer({ expires: Date.now() + 119 * SECOND }) })
    const dialog = await screen.findByRole('alertdialog', { name: 'You are about to be logged out' })
    expect(dialog.textContent).not.toContain('stays saved')
    expect(within(dialog).getByRole('button', { name: 'Stay logged in' })).toBeDefined()
  })
})

describe('more time for a session', () => {
  test('closes the dialog, and the page stays as it is', async () => {
    const fresh = prolonged()
    const { user, callsOf } = await open(family(119 * SECOND), {
      'POST /session/prolongation': { error_code: 200, response: fresh },
    })
    const dialog = await announcement()
    const heading = screen.getByRole('heading', { level: 1, hidden: true })
    await user.click(within(dialog).getByRole('button', { name: 'Pokračovat v\u00a0práci' }))
    await gone()
    expect(callsOf('POST /session/prolongation')).toHaveLength(1)
    expect(localStorage.getItem('access-token')).toBe(fresh.token)
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  })

  test('granted in another tab closes the dialog here too', async () => {
    const fresh = prolonged()
    await open(family(119 * SECOND))
    await announcement()
    inAnotherTab((storage) => storage.setItem('access-token', fresh.token))
    await gone()
    expect(await pageHeading('Dobrý den')).toBeDefined()
  })

  test('can be requested again after a network failure, and is refused after eight hours, with a link to a new login', async () => {
    const { user, answer, address, callsOf } = await open(family(119 * SECOND), { 'POST /session/prolongation': lost })
    const dialog = await announcement()
    await user.click(within(dialog).getByRole('button', { name: 'Pokračovat v\u00a0práci' }))
    const retry = await within(dialog).findByRole('button', { name: 'Zkusit znovu' })
    expect(visibleText(within(dialog).getByRole('alert'))).toContain('Spojení se asi přerušilo')
    answer({ 'POST /session/prolongation': { error_code: 409, error: 'session-not-prolongable' } })
    await user.click(retry)
    const last = await screen.findByRole('alertdialog', { name: 'Dál už přihlášení prodloužit nejde' })
    expect(visibleText(last)).toContain('nejvýš osm hodin')
    expect(visibleText(last)).toContain('Co máte rozepsané, zůstane uložené')
    await user.click(within(last).getByRole('button', { name: 'Přihlásit se znovu' }))
    await waitFor(() => expect(address()).toBe('/prijemce/prihlaseni?return=%2Fprijemce'))
    await waitFor(() => expect(callsOf('DELETE /session')).toHaveLength(1))
  })
})
