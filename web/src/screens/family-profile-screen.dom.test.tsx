import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contactDetails, familyNamed, profileOf } from '../features/family/testing/families.ts'
import type { Family } from '../shared/api/wire.ts'
import { alertText, plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/profil-rodiny/fam-k7p2'
const contactCall = 'POST /families/fam-k7p2/contact'
const found = (family: Family) => ({ error_code: 200 as const, response: family })
const tomas = profileOf(familyNamed('Tomáš'))
const shown = { error_code: 200 as const, response: contactDetails }

async function open(family = tomas, { answers = {}, ...options }: AppOptions = {}) {
  const app = await renderApp({
    path,
    signedIn: loginAnswer(),
    answers: { 'GET /families/fam-k7p2': found(family), [contactCall]: shown, ...answers },
    ...options,
  })
  await pageHeading(/^Tomáš, 6\s/)
  return app
}

const textOf = (element: HTMLElement = screen.getByRole('main')) => plainText(element)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the profile', () => {
  test('shows the story in the family’s own wording, the illness, how long and how much, month by month', async () => {
    await open()
    expect((await screen.findByText('šest let')).tagName).toBe('STRONG')
    expect(screen.getByText('šest let').closest('[lang="cs"]')).not.toBeNull()
    expect(textOf()).toContain('onkologická nemoc')
    expect(textOf()).toContain('7 měsíců (05/2026–11/2026)')
    expect(textOf()).toContain('1 260 Kč')
    const rows = within(screen.getByRole('table', { name: 'Vaše pomoc měsíc po měsíci' })).getAllByRole('row')
    expect(rows.map(textOf)).toEqual(['MěsícČástka', '11/2026180 Kč', '10/20261 080 Kč', 'Dohromady1 260 Kč'])
  })

  test('shows a year of months, and all of them on demand', async () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({ month: `20${10 + index}-11`, amount: 100 }))
    const { user } = await open({ ...tomas, parts })
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').length
    expect(rows()).toBe(12 + 2)
    await user.click(await button('Ukázat všechny měsíce (30)'))
    expect(rows()).toBe(30 + 2)
    await user.click(await button('Ukázat jen poslední rok'))
    expect(rows()).toBe(12 + 2)
  })

  test('of a family that is no longer helped says why, kindly and first', async () => {
    const removedReason = 'Tomáš je zdravý.'
    await open(
      profileOf(familyNamed('Tomáš', { isCurrent: false, removedReason }), {
        contact: { availability: 'help-ended', views: [] },
      }),
    )
    expect(textOf()).toContain('Vaše dary už k této rodině neputujíTomáš je zdravý.')
    expect(textOf()).toContain('Kontakt už neukazujeme')
    expect(screen.queryByRole('button', { name: 'Zobrazit kontakt' })).toBeNull()
  })

  test('without a story says that it did not load, and tries again', async () => {
    const { user, answer } = await open({ ...tomas, story: null })
    expect(textOf()).toContain('Příběh se nepodařilo načíst')
    answer({ 'GET /families/fam-k7p2': found(tomas) })
    await user.click(await button('Zkusit znovu'))
    expect(await screen.findByText('šest let')).toBeDefined()
  })

  test.each(['fam-k7p2', '%C3%A1'])('of a family this donor did not help, %s, shows a calm "not found"', async (id) => {
    await renderApp({
      path: `/profil-rodiny/${id}`,
      signedIn: loginAnswer(),
      answers: { 'GET /families/fam-k7p2': { error_code: 404, error: 'family-not-found' } },
    })
    await pageHeading('Tuto rodinu tu nemáme')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Komu pomáháte' }).getAttribute('href')).toBe('/komu-pomaham')
  })
})

describe('photos', () => {
  const place = (name: string) => screen.findByRole('dialog', { name })

  test('have their month and text, open large, change by arrow keys and return the focus', async () => {
    const { user } = await open()
    expect(textOf()).toContain('Výlet k parní lokomotivě 08/2026')
    const first = await button('Zvětšit fotku: Výlet k parní lokomotivě')
    await user.click(first)
    const dialog = await place('Fotka 1 z\u00a02')
    expect(within(dialog).getByRole('img', { name: 'Výlet k parní lokomotivě' })).toBeDefined()
    await user.keyboard('{ArrowRight}')
    expect(within(await place('Fotka 2 z\u00a02')).getByRole('img', { name: 'Šesté narozeniny' })).toBeDefined()
    await user.click(await button('Další fotka'))
    await place('Fotka 1 z\u00a02')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(first))
  })
})

describe('the contact', () => {
  async function agree(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(await button('Zobrazit kontakt'))
    await user.click(await button(/^Souhlasím/))
  }

  test('is requested only after the donor has read how to treat it, and shown with when the view was logged until the page is hidden', async () => {
    const { user, callsOf } = await open()
    await user.click(await button('Zobrazit kontakt'))
    const heading = await screen.findByRole('heading', { name: 'Než vám kontakt ukážeme' })
    expect(document.activeElement).toBe(heading)
    expect(textOf()).toContain('Každé zobrazení zapisujeme s dnem a časem.')
    expect(callsOf(contactCall)).toEqual([])
    await user.click(await button('Teď ne'))
    expect(document.activeElement).toBe(await button('Zobrazit kontakt'))
    expect(callsOf(contactCall)).toEqual([])

    await agree(user)
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Kontakt na rodinu' }))
    expect(callsOf(contactCall).map(({ body }) => body)).toEqual([{ agreement: true }])
    expect(textOf()).toContain('Petra Svobodová')
    expect(textOf()).toContain('Na Výsluní 315674 01 Třebíč')
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('+420 601 123 456')).toBe('tel:+420601123456')
    expect(link('svobodovi@example.com')).toBe('mailto:svobodovi@example.com')
    expect(textOf()).toContain('Zobrazení jsme zapsali 10. 11. 2026 v 10:00.')
    // The browser puts the page into its cache.
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(screen.queryByText('Petra Svobodová')).toBeNull()
  })

  test('of a family that withdrew it meanwhile is not requested again', async () => {
    const refused = { error_code: 409, error: 'contact-not-shared' }
    const { user } = await open(tomas, { answers: { [contactCall]: refused } })
    await agree(user)
    expect(await alertText()).toContain('Rodina si přeje zůstat bez kontaktu')
    expect(screen.queryByRole('button', { name: /^Souhlasím/ })).toBeNull()
  })

  test('is removed once the page is left: from the page on return and from every storage', async () => {
    const { user } = await open()
    await agree(user)
    await screen.findByText('Petra Svobodová')
    expect(JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept)))).not.toContain('Svobodov')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Komu pomáháte' }))
    await pageHeading('Komu pomáháte')
    act(() => window.history.back())
    await pageHeading(/^Tomáš/)
    expect(await button('Zobrazit kontakt')).toBeDefined()
    expect(screen.queryByText('Petra Svobodová')).toBeNull()
  })

  test('that was shown before: the page says when', async () => {
    const views = ['2026-10-04T08:15:00.000Z', '2026-09-01T08:15:00.000Z']
    await open({ ...tomas, contact: { availability: 'available', views } })
    expect(textOf()).toContain('Z vašeho účtu byl kontakt zobrazen 2×, naposledy 4. 10. 2026 v 10:15.')
  })

  test('is not offered if the family refuses it', async () => {
    await open({ ...tomas, contact: { availability: 'not-shared', views: [] } })
    expect(textOf()).toContain('Rodina si přeje zůstat bez kontaktu')
    expect(screen.queryByRole('button', { name: 'Zobrazit kontakt' })).toBeNull()
  })
})
