import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Renewal } from '../shared/api/wire.ts'
import { mainText } from '../testing/page-text.ts'
import { success } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'
import { familyInRenewal, genericForm, openRenewal, renewalFiles, sentRenewal } from '../testing/renewal-answer.ts'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const PATH = '/prijemce/obnoveni-zadosti'
const notOpen = { error_code: 409, error: 'renewal-not-open' } as const

const callsUs = () => within(screen.getByRole('main')).getAllByRole('link', { name: '+420 000 000 002' })

type Answer = ReturnType<typeof success<Renewal>> | { error_code: number; error: string }

async function open(answer: Answer, signedIn = familyInRenewal(), path = PATH) {
  const app = await renderApp({ path, signedIn, now: NOW, answers: { 'GET /renewal': answer } })
  // The next response carries the provider's clock.
  await act(() => app.services.refreshProfile())
  return app
}

describe('the open renewal', () => {
  test('says by when, what it consists of and the progress of each part, and prefills nothing', async () => {
    const { user } = await open(success(openRenewal()))
    await pageHeading('Obnovení žádosti')
    const parts = await screen.findByRole('list', { name: 'Části formuláře' })
    expect(
      within(parts)
        .getAllByRole('link')
        .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    ).toEqual([
      'Rodina Začít',
      'Příjmy a výdaje Začít',
      'Léčba Začít',
      'K čemu příspěvek pomohl Začít',
      'Prohlášení Začít',
      expect.stringMatching(/^Dokumenty k/),
    ])
    expect(mainText()).toContain('Formulář nám prosím pošlete do 30. 11. 2026.')
    expect(callsUs()).not.toHaveLength(0)
    await user.click(within(parts).getByRole('link', { name: /^Rodina/ }))
    await pageHeading('Rodina')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Kolik členů má teď vaše domácnost/ })
    expect(field.value).toBe('')
    expect(mainText()).toContain('Naposledy jsme si zapsali: 4.')
  })

  test('that is late is not blamed: the page says what to do and whom to call', async () => {
    await open(success(openRenewal({ due: '2026-11-01' })))
    expect(await screen.findByText(/Pošlete ho prosím co nejdřív, nebo nám zavolejte/)).toBeDefined()
  })

  test('in its second version has the questions that the foundation defined', async () => {
    await open(success(openRenewal({ version: 2, form: genericForm })), familyInRenewal({ request: 9, renewal: 1 }))
    expect(await screen.findByRole('link', { name: /^Kdo je doma/ })).toBeDefined()
  })

  test('of a kind that the portal does not know is a clear error, with whom to call', async () => {
    // It is reported as an uncaught error; the test's own page would fail on it.
    window.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    const item = { ...genericForm.sections[0]?.items[0], itemType: 'hologram' }
    const form = { ...genericForm, sections: [{ id: 'family', title: 'Kdo je doma', items: [item] }] }
    await open(success(openRenewal({ version: 2, form: form as never })))
    expect(await screen.findByText('Formulář teď nejde zobrazit')).toBeDefined()
    expect(callsUs()).not.toHaveLength(0)
  })

  test('around a payout can be read and not changed, its files neither, and says from when it is possible again (rule 10.19)', async () => {
    const day = 86_400_000
    const at = (ms: number) => new Date(NOW + ms).toISOString()
    const EditingLock = { WarningAt: at(-3 * day), LockedAt: at(-day), LockedUntil: at(day) }
    const signedIn = familyInRenewal(undefined, { ...recipientRecord, EditingLock })
    const app = await open(success(openRenewal({ due: '2026-11-10' })), signedIn, `${PATH}?cast=family`)
    // The frame shows it once in its own window.
    await app.user.click(await screen.findByRole('button', { name: 'Rozumím' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pageHeading('Rodina')
    expect(screen.getByRole('textbox', { name: /domácnost/ }).matches(':disabled')).toBe(true)
    expect(mainText()).toContain('11. 11. 2026')
    // The library treats a link in a disabled fieldset as disabled; browsers do not.
    const follow = (link: HTMLElement) => fireEvent.click(link)
    follow(within(screen.getByRole('main')).getAllByRole('link', { name: /přehled/ })[0] as HTMLElement)
    const documents = await screen.findByRole('link', { name: /^Dokumenty k/ })
    expect(mainText()).toContain('Formulář půjde poslat znovu od 11. 11. 2026.')
    expect(mainText()).not.toContain('do 10. 11. 2026')
    follow(documents)
    await pageHeading('Dokumenty k\u00a0žádosti')
    expect(mainText()).toContain('zprava.pdf')
    for (const input of document.querySelectorAll('main input')) expect(input.matches(':disabled')).toBe(true)
  })
})

describe('there is nothing to fill in', () => {
  test('as nothing was sent: the page that leads to the form is never blank', async () => {
    const shown = new Set<number | undefined>()
    const look = new MutationObserver(() => shown.add(document.querySelector('main')?.childElementCount))
    look.observe(document, { childList: true, subtree: true })
    await open(success(openRenewal()), familyInRenewal(), `${PATH}/odeslano`)
    await pageHeading('Obnovení žádosti')
    look.disconnect()
    expect(shown).not.toContain(0)
  })

  test('while the renewal is loading', async () => {
    await open((() => new Promise(() => {})) as never)
    await pageHeading('Obnovení žádosti')
    expect(screen.getByText('Načítáme')).toBeDefined()
  })

  test.each<[string, Parameters<typeof familyInRenewal>[0], string]>([
    ['yet: it says when', { request: 6, renewal: 0 }, 'do 31. 3. 2027'],
    ['any more', { request: 5, renewal: 0 }, 'Žádost se už neobnovuje.'],
  ])('%s, with a link home', async (_, statuses, text) => {
    await open(notOpen, familyInRenewal(statuses))
    expect(await screen.findByText('Teď není potřeba žádost obnovovat')).toBeDefined()
    expect(mainText()).toContain(text)
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: /^Zpět na (hlavní )?přehled$/ })
    for (const link of links) expect(link.getAttribute('href')).toBe('/prijemce')
  })
})

describe('the renewal that was sent', () => {
  const received = familyInRenewal({ request: 7, renewal: 2 })

  test('can be read in full with its receipt and printed, cannot be changed, and says whom to call', async () => {
    window.print = vi.fn<() => void>()
    const { user } = await open(success(sentRenewal()), received)
    expect(await screen.findByText(/^Odeslanou žádost už nejde změnit$/)).toBeDefined()
    for (const text of [
      'O-2026-0007',
      '10. 11. 2026 v 10:00',
      '24 000 Kč',
      'víme, kdy má skončit',
      '31. 3. 2027',
      'Doprava do nemocnice a léky.',
      'zprava.pdf',
      'Předáno jinak',
    ])
      expect(mainText()).toContain(text)
    expect(screen.getByRole('main').querySelector('input, textarea, select')).toBeNull()
    expect(callsUs()).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Vytisknout' }))
    expect(window.print).toHaveBeenCalledOnce()
  })

  test('in its second version can be read, too', async () => {
    const request = { kind: 'generic', formId: 'renewal-2', answers: { 'household-members': 5 }, handedOtherwise: [] }
    await open(success(sentRenewal({ version: 2, form: genericForm, request: request as never })), received)
    expect(await screen.findByText('Kolik vás doma žije?')).toBeDefined()
    expect(mainText()).toContain('Odeslanou žádost už nejde změnit')
  })

  test('is thanked for, with the receipt and what happens next', async () => {
    await open(success(sentRenewal()), received, `${PATH}/odeslano`)
    await pageHeading(/Děkujeme, žádost je u\snás/)
    expect(mainText()).toContain('O-2026-0007')
    expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent.includes('dáme vám vědět'))).toBe(true)
    expect(document.title).toBe('Žádost je odeslaná – Dobří andělé')
  })

  test.each([
    ['open', success(openRenewal({ files: renewalFiles }))],
    ['not open', notOpen],
  ])('is not thanked for if it is %s: the thank-you page redirects to the renewal', async (_, answer) => {
    const { address } = await open(answer, familyInRenewal(), `${PATH}/odeslano`)
    await pageHeading('Obnovení žádosti')
    expect(address()).toBe(PATH)
  })

  test('from elsewhere updates the home and the menu', async () => {
    const app = await open(success(sentRenewal()))
    await screen.findByText(/^Odeslanou žádost už nejde změnit$/)
    expect(app.callsOf('GET /recipientProfile').length).toBeGreaterThan(1)
  })
})
