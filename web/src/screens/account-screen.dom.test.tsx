import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { companyAnswer, donorAnswer, donorData } from '../testing/donor-answer.ts'
import { plainText } from '../testing/page-text.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet'
const row = (name: string | RegExp) => screen.findByRole('link', { name })
const textOf = async (name: string | RegExp) => plainText(await row(name))

test('each row shows its current value', async () => {
  const fullUser = {
    NPS: { Value: 9, Date: '2026-10-04T08:12:00.000Z' },
    Documents: [{ Id: 'd-1', Created: '2026-01-20T08:00:00.000Z', Type: 'certificate', Year: 2025 }],
    PreviousLogin: '2026-01-10T08:00:00.000Z',
  }
  await renderApp({ path, signedIn: donorAnswer({ fullUser }) })
  await pageHeading('Můj účet')
  expect(await textOf(/^Profil a\ssouhlasy/)).toContain('Jméno je ve veřejném seznamu')
  expect(await textOf(/^Profil a\ssouhlasy/)).toContain('mezi více rodin')
  expect(await textOf(/^E-.mail/)).toContain('jana@example.com')
  expect(await textOf(/^Dokumenty/)).toMatch(/1 dokument.*Nový/)
  expect(await textOf(/^Hodnocení nadace.*9/)).toContain('9 z 10, 4. 10. 2026')
  expect(await textOf(/^Odvolání souhlasu.*platí/)).toContain('15. 3. 2024')
  const content = within(screen.getByRole('main'))
  expect(content.getByRole('link', { name: 'Odhlásit se' }).getAttribute('href')).toBe('/logout')
})

test('a missing e-mail is marked, and so is a name about to leave the public list', async () => {
  const donor = { ...donorData, publicListing: { isListed: true, changeDueAt: '2026-11-12T09:00:00.000Z' } }
  await renderApp({ path, signedIn: donorAnswer({ email: null, donor }) })
  expect(await textOf(/^E-.mail.*Chybí/)).toContain('Zatím žádný')
  expect(await textOf(/^Profil a\ssouhlasy/)).toContain('zmizí do 12. 11. 2026 v 10:00')
})

test('the account of a company uses the wording for companies', async () => {
  await renderApp({ path, signedIn: companyAnswer() })
  await pageHeading('Účet firmy')
  expect(screen.getByText('Firemní účet')).toBeDefined()
  expect(await textOf(/^Profil firmy a\ssouhlasy/)).toContain('jedné rodině')
  expect(await textOf(/^Údaje pro potvrzení.*Pekárna/)).toContain('právnickou osobu')
})

test('a session without the donor’s data still links to every page', async () => {
  await renderApp({ path, signedIn: donorAnswer({ donor: undefined }), language: 'en' })
  await pageHeading('My account')
  expect((await row(/^Profile and consents/)).getAttribute('href')).toBe('/muj-ucet/profil')
})

test('the menu of a desktop shows the account and the entries not hidden there (rule 2.6)', async () => {
  await renderApp({ path, signedIn: donorAnswer() })
  const menu = within(await screen.findByRole('navigation', { name: 'Hlavní nabídka' }))
  const entries = menu.getAllByRole('link').map(({ textContent }) => textContent)
  expect(entries).toEqual(expect.arrayContaining(['Můj účet', 'Údaje pro potvrzení', 'Odvolání souhlasu']))
  for (const hidden of [/^Profil$/, /^E-.mail$/, /^Heslo$/, /fotka/, /^Dokumenty$/, /^Hodnocení/]) {
    expect(entries.some((entry) => hidden.test(entry))).toBe(false)
  }
})
