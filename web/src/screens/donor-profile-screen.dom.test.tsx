import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DonorProfileRequest } from '../shared/api/wire.ts'
import { companyAnswer, donorAnswer, donorData, savedAs } from '../testing/donor-answer.ts'
import { mainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet/profil'
const savedAt = '2026-11-10T13:32:00.000Z'
const profileOf = ({ profile, profile_full }: ReturnType<typeof donorAnswer>) =>
  ({ error_code: 200, response: { profile, profile_full } }) as const

beforeEach(() => sessionStorage.clear())

async function open(options: AppOptions = {}) {
  const page = await renderApp({ path, signedIn: donorAnswer(), ...options })
  return { ...page, sent: () => page.callsOf('POST /donorProfile').map(({ body }) => body as DonorProfileRequest) }
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: /^Uložit změny/ })
const dialog = () => screen.findByRole('alertdialog', { name: 'Odejít bez uložení?' })

/** The provider that saves the new last name. */
const saving = () => {
  const answer = donorAnswer({ donor: { ...donorData, lastName: 'Dvořáková' }, displayName: 'Jana Dvořáková' })
  return { error_code: 200 as const, response: savedAs(answer, savedAt) }
}

describe('the form', () => {
  test('of a person has all stored data, and the e-mail read-only', async () => {
    const { user } = await open()
    await pageHeading('Můj profil')
    expect((await field('Příjmení')).value).toBe('Nováková')
    expect((await field(/^PSČ/)).value).toBe('602 00')
    expect(screen.getByText('jana@example.com').tagName).toBe('DD')
    expect(screen.getByRole('link', { name: /^Změnit e/ }).getAttribute('href')).toBe('/muj-ucet/email')
    expect(screen.queryByRole('textbox', { name: /^IČO/ })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Žena' }).checked).toBe(true)
    expect(mainText()).toContain('Souhlas od vás máme od 15. 3. 2024')
    expect(screen.getByText(/^Teď v\sseznamu je/)).toBeDefined()
    // A text field only for „elsewhere“.
    const source = await screen.findByRole('combobox', { name: 'Odkud o\u00a0nás víte' })
    expect(screen.queryByRole('textbox', { name: /^Odkud/ })).toBeNull()
    await user.selectOptions(source, 'Odjinud')
    expect(await field(/^Odkud/)).toBeDefined()
  })

  test('of a company begins with the company and has no family fields', async () => {
    await open({ signedIn: companyAnswer() })
    await pageHeading('Profil firmy')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 2)).toEqual(['Firma', 'Kontaktní osoba'])
    expect((await field('IČO (nepovinné)')).value).toBe('00006947')
    expect(screen.queryByRole('radio', { name: 'Žena' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Rodinný stav' })).toBeNull()
  })

  test('says by when the name leaves or joins the public list', async () => {
    const listing = (isListed: boolean) => ({ isListed, changeDueAt: '2026-11-12T09:00:00.000Z' })
    const { close } = await open({
      signedIn: donorAnswer({ donor: { ...donorData, publicListing: listing(true) } }),
    })
    await waitFor(() => expect(mainText()).toContain('zmizí do 12. 11. 2026 v 10:00'))
    close()
    await open({ signedIn: donorAnswer({ donor: { ...donorData, publicListing: listing(false) } }) })
    await waitFor(() => expect(mainText()).toContain('objeví do 12. 11. 2026 v 10:00'))
  })
})

describe('saving', () => {
  test('sends the full profile once, says when it was saved, and the frame shows the new name', async () => {
    const answered = Promise.withResolvers<ReturnType<typeof saving>>()
    const { user, sent } = await open({ answers: { 'POST /donorProfile': () => answered.promise } })
    const name = await field('Příjmení')
    await user.clear(name)
    await user.paste('Dvořáková')
    await user.dblClick(saveButton())
    await act(async () => answered.resolve(saving()))
    expect(await screen.findByText('Uloženo 14:32')).toBeDefined()
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ lastName: 'Dvořáková', phone: '+420601234567', sourceOfAwareness: { id: 1 } })
    expect((await screen.findAllByText('Jana Dvořáková')).length).toBeGreaterThan(0)
    expect(name.value).toBe('Dvořáková')
    await user.type(name, 'x')
    expect(screen.queryByText('Uloženo 14:32')).toBeNull()
  })

  test('that answers without the profile never says that it is saved, and keeps the stored profile (rule 17.10)', async () => {
    const odd = { error_code: 200 as const, response: { unexpected: 1 } }
    const { user } = await open({
      answers: { 'POST /donorProfile': odd, 'GET /userProfile': profileOf(donorAnswer()) },
    })
    await user.type(await field('Příjmení'), 'x')
    await user.click(saveButton())
    await waitFor(() => expect(mainText()).toContain('Změny u nás zatím uložené nejsou'))
    expect(screen.queryByText(/^Uloženo \d/)).toBeNull()
    expect((await field('Příjmení')).value).toBe('Novákováx')
    expect(JSON.parse(localStorage.getItem('user-session') ?? '{}')).toMatchObject({ displayName: 'Jana Nováková' })
  })

  test('keeps input typed meanwhile, as unsaved', async () => {
    const answered = Promise.withResolvers<ReturnType<typeof saving>>()
    const { user } = await open({ answers: { 'POST /donorProfile': () => answered.promise } })
    const name = await field('Příjmení')
    await user.type(name, 'x')
    await user.click(saveButton())
    await user.type(name, 'y')
    await act(async () => answered.resolve(saving()))
    await waitFor(() => expect(screen.getAllByText('Jana Dvořáková')).not.toHaveLength(0))
    expect(screen.queryByText('Uloženo 14:32')).toBeNull()
    expect(name.value).toBe('Novákováxy')
    expect(Object.keys(sessionStorage)).toEqual(['kept-donor-profile-draft'])
    expect(JSON.stringify(sessionStorage)).not.toContain('Novák')
  })

  test('of invalid values reports them in a focused summary, then live at the field', async () => {
    const { user, sent } = await open()
    await user.clear(await field('Příjmení'))
    const year = await field('Rok narození')
    await user.clear(year)
    await user.paste('1899')
    await user.click(saveButton())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Příjmení: Hodnota je povinná',
      'Rok narození: Hodnota nedosahuje požadovaného minima. Nejstarší rok, který můžeme zapsat, je 1900.',
    ])
    await user.clear(year)
    await user.paste('2199')
    expect(screen.getAllByText(/Hodnota překračuje povolené maximum/)).not.toHaveLength(0)
    await user.clear(year)
    await user.paste('1984')
    expect(screen.queryByText(/Hodnota překračuje/)).toBeNull()
    expect(sent()).toEqual([])
  })
})

describe('unsaved input', () => {
  test('is confirmed before another page; staying keeps it, leaving drops it', async () => {
    const { user, address } = await open()
    await user.type(await field('Příjmení'), 'x')
    const back = screen.getByRole('link', { name: 'Zpět na můj účet' })
    await user.click(back)
    const stay = within(await dialog()).getByRole('button', { name: /^Zůstat/ })
    expect(document.activeElement).toBe(stay)
    await user.click(stay)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe(path)
    expect((await field('Příjmení')).value).toBe('Novákováx')
    await user.click(back)
    await user.click(within(await dialog()).getByRole('button', { name: 'Odejít' }))
    await pageHeading('Můj účet')
    expect(sessionStorage).toHaveLength(0)
  })

  test('warns before the tab is closed; a form restored to its values, or saved, does not', async () => {
    const { user } = await open({ answers: { 'POST /donorProfile': saving } })
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const name = await field('Příjmení')
    expect(closing()).toBe(false)
    await user.type(name, 'x')
    expect(closing()).toBe(true)
    await user.type(name, '{Backspace}')
    expect(closing()).toBe(false)
    await user.type(name, 'x')
    await user.click(saveButton())
    await screen.findByText('Uloženo 14:32')
    expect(closing()).toBe(false)
  })

  test('outlives a reload and the end of the session for the same user, and can be restored', async () => {
    const { user, close, services, address } = await open()
    await user.type(await field('Příjmení'), 'x')
    act(() => services.session.clear('expired'))
    await waitFor(() => expect(address()).toBe('/login?return=%2Fmuj-ucet%2Fprofil'))
    close()
    const again = await open()
    expect((await field('Příjmení')).value).toBe('Novákováx')
    expect(screen.getByText('Vrátili jsme sem vaše rozepsané změny')).toBeDefined()
    await again.user.click(screen.getByRole('button', { name: 'Vrátit uložené údaje' }))
    await waitFor(async () => expect((await field('Příjmení')).value).toBe('Nováková'))
    expect(sessionStorage).toHaveLength(0)
  })
})

test('the profile of another device updates an untouched form, and does not change one that is being edited', async () => {
  const { services, user } = await open()
  const change = (lastName: string) => {
    const { profile, profile_full: fullUser } = donorAnswer({ donor: { ...donorData, lastName } })
    act(() => services.session.refresh({ profile, fullUser }, services.session.current().epoch))
  }
  await field('Příjmení')
  change('Dvořáková')
  await waitFor(async () => expect((await field('Příjmení')).value).toBe('Dvořáková'))
  await user.type(await field('Příjmení'), 'x')
  change('Malá')
  expect((await field('Příjmení')).value).toBe('Dvořákováx')
})

describe('a session without the donor’s data', () => {
  test('fetches the profile again', async () => {
    await open({ signedIn: loginAnswer(), answers: { 'GET /userProfile': profileOf(donorAnswer()) } })
    expect((await field('Příjmení')).value).toBe('Nováková')
  })
})
