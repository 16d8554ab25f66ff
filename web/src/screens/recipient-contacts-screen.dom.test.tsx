import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RecipientContactsRequest, RecipientData } from '../shared/api/wire.ts'
import { familyAnswer, familySaved } from '../testing/family-answer.ts'
import { lost } from '../testing/observed-send.ts'
import { alertText, plainText } from '../testing/page-text.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/prijemce/moje-udaje-kontakty'
const save = 'POST /recipientContacts'
const savedAt = '2026-11-10T13:32:00.000Z'

async function open(facts: Partial<RecipientData> = {}, { answers, ...options }: AppOptions = {}) {
  const views = { error_code: 200 as const, response: { views: [], total: 0 } }
  const signedIn = familyAnswer(facts)
  const page = await renderApp({ path, signedIn, answers: { 'GET /contactViews': views, ...answers }, ...options })
  await pageHeading(/^Kontakty a\srodina/)
  return { ...page, sent: () => page.callsOf(save).map(({ body }) => body as RecipientContactsRequest) }
}

const form = () => within(screen.getByRole('button', { name: 'Uložit kontakty' }).closest('form') as HTMLElement)
const field = (name: string | RegExp) => form().findByRole<HTMLInputElement>('textbox', { name })
const button = () => screen.getByRole('button', { name: 'Uložit kontakty' })
const saving = () => familySaved(familyAnswer({ ContactAddress: { city: 'Brno' } }, 'Petra Nováková'), savedAt)

describe('the contacts', () => {
  test('have the carer, the address, the phone, the e-mail and the login phones; a phone that was only viewed is no change', async () => {
    const { user, address } = await open()
    const names = ['Jméno', 'Příjmení', 'Ulice', 'Číslo domu', 'Obec', 'PSČ', /^Telefon/, /^E/]
    const values = await Promise.all(names.map(async (name) => (await field(name)).value))
    expect(values).toEqual([
      'Petra',
      'Svobodová',
      'Na Výsluní',
      '315',
      'Třebíč',
      '674 01',
      '+420 602 000 201',
      'svobodovi@example.com',
    ])
    const phones = within(screen.getByRole('region', { name: 'Telefony pro přihlášení' }))
    expect(plainText(phones.getByRole('listitem'))).toBe('+420 602 000 201')
    expect(phones.getByRole('link').getAttribute('href')).toBe('tel:+420000000002')
    expect(phones.queryByRole('textbox')).toBeNull()
    await user.click(await field(/^Telefon/))
    await user.click(screen.getByRole('link', { name: 'Zpět na moje údaje' }))
    await pageHeading('Moje údaje')
    expect(address()).toBe('/prijemce/moje-udaje')
  })
})

test('while a member is being edited, the contacts are hidden with all their input', async () => {
  const { user } = await open()
  const city = await field('Obec')
  await user.type(city, 'x')
  await user.click(screen.getByRole('button', { name: /^Přidat/ }))
  await waitFor(() => expect(city.closest('[hidden]')).not.toBeNull())
  expect(screen.queryByRole('button', { name: 'Uložit kontakty' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Zpět/ }))
  expect((await field('Obec')).value).toBe('Třebíčx')
})

describe('saving the contacts', () => {
  test('sends them once for a double click, says when they were saved, and the frame shows the new name', async () => {
    const answered = Promise.withResolvers<ReturnType<typeof saving>>()
    const { user, sent } = await open({}, { answers: { [save]: () => answered.promise } })
    const city = await field('Obec')
    await user.clear(city)
    await user.type(city, 'Brno')
    await user.dblClick(button())
    await act(async () => answered.resolve(saving()))
    expect(await screen.findByText('Uloženo 14:32')).toBeDefined()
    const opened = {
      caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
      address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
      phone: '+420602000201',
      email: 'svobodovi@example.com',
    }
    expect(sent()).toEqual([{ ...opened, address: { ...opened.address, city: 'Brno' }, basedOn: opened }])
    expect((await screen.findAllByText('Petra Nováková')).length).toBeGreaterThan(0)
  })

  test('without an address says which parts are missing', async () => {
    const { user, sent } = await open({ ContactAddress: {} })
    await user.click(button())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(plainText)).toEqual([
      'Ulice: Hodnota je povinná',
      'Číslo domu: Hodnota je povinná',
      'Obec: Hodnota je povinná',
      'PSČ: Hodnota je povinná',
    ])
    expect(sent()).toEqual([])
  })

  test('cut off keeps all input, after a remount too', async () => {
    const typed = { Jméno: 'Ivana', Obec: 'Brno', PSČ: '602 00' }
    const { user, close, services } = await open({}, { answers: { [save]: lost } })
    for (const [name, text] of Object.entries(typed)) {
      const found = await field(name)
      await user.clear(found)
      await user.type(found, text)
    }
    await user.click(button())
    expect(await alertText()).toContain('Spojení se asi přerušilo')
    for (const [name, text] of Object.entries(typed)) expect((await field(name)).value).toBe(text)
    close()
    // The pending write completes first; its turn comes before this read.
    await services.drafts?.of('p-2000001', 'recipient-contacts').read()
    await open()
    await waitFor(async () => expect((await field('PSČ')).value).toBe('602 00'))
    for (const [name, text] of Object.entries(typed)) expect((await field(name)).value).toBe(text)
    expect(screen.getByText(/^Vrátili jsme sem/)).toBeDefined()
  })
})
