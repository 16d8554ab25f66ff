import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RecipientData, RecipientDataRequest } from '../shared/api/wire.ts'
import { familyAnswer, familySaved, fullRecord } from '../testing/family-answer.ts'
import { lost } from '../testing/observed-send.ts'
import { alertText, mainText, plainText } from '../testing/page-text.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/prijemce/moje-udaje'
const save = 'POST /recipientData'
const savedAt = '2026-11-10T13:32:00.000Z'

async function open(facts: Partial<RecipientData> = {}, options: AppOptions = {}) {
  const page = await renderApp({ path, signedIn: familyAnswer(facts), ...options })
  await pageHeading('Moje údaje')
  return { ...page, sent: () => page.callsOf(save).map(({ body }) => body as RecipientDataRequest) }
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const button = () => screen.getByRole('button', { name: 'Uložit údaje' })

async function retype(name: string | RegExp, value: string) {
  const found = await field(name)
  fireEvent.change(found, { target: { value } })
  return found
}

const account = { Prefix: '000123', Number: '2000137313', BankCode: '0800' }
const profileOf = (facts: Partial<RecipientData>) => ({
  error_code: 200 as const,
  response: familyAnswer(facts).profile_full,
})

/** The provider that saves the story and the account. */
const saving = () => familySaved(familyAnswer({ LifeStory: 'Nově.' }, 'Petra Nováková'), savedAt)

describe('the form', () => {
  test('has all basic data, the account without its leading zeros, and links to the contacts, which the menu leaves out', async () => {
    await open()
    expect((await field('Jméno')).value).toBe('Tomáš')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Měsíc' }).value).toBe('5')
    expect((await field('Rok')).value).toBe('2020')
    expect((await field('Předčíslí')).value).toBe('123')
    expect((await field('Číslo')).value).toBe('2000137313')
    expect((await field('Kód banky')).value).toBe('0800')
    expect(mainText()).toContain('Česká spořitelna')
    expect(mainText()).toContain('Příspěvky pošleme na účet 123-2000137313/0800')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'V\u00a0rodinném domě' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ano/ }).checked).toBe(true)
    expect((await field(/^Kolik vás/)).value).toBe('4')
    const link = screen.getByRole('link', { name: /^Kontakty a\srodina/ })
    expect(link.getAttribute('href')).toBe('/prijemce/moje-udaje-kontakty')
    expect(
      within(screen.getByRole('navigation', { name: 'Hlavní nabídka' })).queryByRole('link', { name: /Kontakty/ }),
    ).toBeNull()
  })

  test('of a family with few data is empty where a value is missing', async () => {
    await open({ Account: null, HouseholdMembers: 0, LifeStory: '' })
    expect((await field('Číslo')).value).toBe('')
    expect((await field(/^Kolik vás/)).value).toBe('')
    expect(mainText()).toContain('Až číslo doplníte, uvidíte tu celý účet.')
    expect(mainText()).toContain('Zatím tu nic není.')
  })
})

describe('during typing', () => {
  test('the story is shown as donors will see it, its links harmless', async () => {
    const { user } = await open({ LifeStory: '' })
    await user.click(await field(/^Co chcete dárcům/))
    await user.paste('Jsme **doma**. [Zlý](javascript:alert(1)) [Web](https://www.example.com)')
    const preview = within(await screen.findByRole('region', { name: 'Tak ho uvidí dárci' }))
    expect((await preview.findByText('doma')).tagName).toBe('STRONG')
    expect(preview.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://www.example.com'])
  })
})

describe('saving', () => {
  test('sends the full form once for a double click, says when it was saved, and the frame shows the new name', async () => {
    const answered = Promise.withResolvers<ReturnType<typeof saving>>()
    const { user, sent, callsOf } = await open({}, { answers: { [save]: () => answered.promise } })
    await retype(/^Co chcete dárcům/, 'Nově.')
    await user.dblClick(button())
    await act(async () => answered.resolve(saving()))
    expect(await screen.findByText('Uloženo 14:32')).toBeDefined()
    const opened = {
      patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
      account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
      housingType: 'house',
      householdMembers: 4,
      informativeConsent: true,
      lifeStory: 'Tomášek má **šest let**.',
    }
    expect(sent()).toEqual([{ ...opened, lifeStory: 'Nově.', basedOn: opened }])
    expect(callsOf(save)[0]?.headers.get('lang')).toBe('cs')
    expect((await screen.findAllByText('Petra Nováková')).length).toBeGreaterThan(0)
    expect((await field(/^Co chcete dárcům/)).value).toBe('Nově.')
  })

  test('sends a whole account that was typed into one field, or pasted into the former one, in its three parts', async () => {
    const { user, sent } = await open({ Account: null })
    await retype('Číslo', '\u200e19-2000145399 / 0800')
    const parts = await Promise.all(['Předčíslí', 'Číslo', 'Kód banky'].map(field))
    expect(parts.map(({ value }) => value)).toEqual(['19', '2000145399', '0800'])
    await user.click(parts[1] as HTMLInputElement)
    await user.paste(' 2000137313/0100')
    expect(parts.map(({ value }) => value)).toEqual(['', '2000137313', '0100'])
    await user.paste('19-2000145399/0800')
    await user.click(button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ account: { prefix: '000019', number: '2000145399', bankCode: '0800' } })
  })

  test('of an empty form reports what is missing in a focused summary with a link to each field', async () => {
    const { user, sent } = await open({ Account: null, HouseholdMembers: 0 })
    await retype('Jméno', '')
    await retype('Rok', '')
    await user.click(button())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(plainText)).toEqual([
      'Jméno: Hodnota je povinná',
      'Rok narození: Hodnota je povinná',
      'Číslo účtu: Hodnota je povinná',
      'Kód banky: Hodnota je povinná',
      'Kolik vás v domácnosti žije: Hodnota je povinná',
    ])
    await user.click(links[2] as HTMLElement)
    const number = await field('Číslo')
    expect(document.activeElement).toBe(number)
    expect(number.getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  test('of fields that the provider refuses reports it at each field', async () => {
    const fields = { 'account.number': 'bank-account-number-invalid', 'patient.birthMonth': 'future' }
    const { user } = await open({}, { answers: { [save]: { error_code: 422, error: 'month-in-future', fields } } })
    await user.click(button())
    for (const [role, name, expected] of [
      ['textbox', 'Číslo', /Neplatná hodnota\. Číslo účtu/],
      ['combobox', 'Měsíc', /Měsíc narození nemůže být v budoucnosti/],
    ] as const) {
      expect(await alertText()).toMatch(expected)
      const control = screen.getByRole(role, { name })
      expect(control.getAttribute('aria-invalid')).toBe('true')
      const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')
      expect(plainText(described)).toMatch(expected)
    }
  })
})

describe('no input is lost', () => {
  test('a lost save is read again: unknown while it cannot be read, then with what is stored, or saved', async () => {
    const { user, answer } = await open({}, { answers: { [save]: lost, 'GET /recipientProfile': lost } })
    await retype('Kód banky', '0300')
    await user.click(button())
    expect(await alertText()).toContain('Nevíme, jestli se změny uložily.')
    answer({ 'GET /recipientProfile': profileOf({}) })
    await user.click(button())
    await waitFor(async () => expect(await alertText()).toContain('Změny u nás zatím uložené nejsou.'))
    const alert = within(screen.getByRole('alert'))
    expect(plainText(alert.getByRole('term'))).toBe('Číslo účtu: Kód banky')
    expect(alert.getByRole('definition').textContent).toBe('0800')
    expect((await field('Kód banky')).value).toBe('0300')
    answer({ 'GET /recipientProfile': profileOf({ Account: { ...account, BankCode: '0300' } }) })
    await user.click(button())
    expect(await screen.findByText(/^Uloženo/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the record', () => {
  test('that cannot be fetched again stays, and so does what is typed into it', async () => {
    const { services } = await open({}, { answers: { 'GET /recipientProfile': lost } })
    const number = await retype('Číslo', '19')
    await act(() => services.refreshProfile())
    expect([number.value, number.isConnected]).toEqual(['19', true])
  })

  test('changed elsewhere updates an untouched form, and does not change one that is being edited', async () => {
    const { services, user } = await open()
    const change = (firstName: string) =>
      act(() => {
        const { profile_full: fullUser } = familyAnswer({ Patient: { ...fullRecord.Patient, FirstName: firstName } })
        services.session.refresh({ fullUser }, services.session.current().epoch)
      })
    await field('Jméno')
    change('Adam')
    await waitFor(async () => expect((await field('Jméno')).value).toBe('Adam'))
    await user.type(await field('Jméno'), 'ek')
    change('Eva')
    expect((await field('Jméno')).value).toBe('Adamek')
  })
})

describe('a changed account number', () => {
  const required = { error_code: 403, error: 'code-required' } as const
  let codes = 0
  const sent = () => {
    codes += 1
    const expiresAt = new Date(Date.now() + 900_000).toISOString()
    return { error_code: 200 as const, response: { transactionId: `w.${codes}`, expiresAt } }
  }
  const dialog = async () => within(await screen.findByRole('dialog'))
  const clickButton = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp) =>
    user.click((await dialog()).getByRole('button', { name }))

  test('is saved once the code from the SMS is given, and nothing typed is lost', async () => {
    let isConfirmed = false
    const {
      user,
      sent: saves,
      callsOf,
    } = await open(
      {},
      {
        answers: {
          [save]: () => (isConfirmed ? saving() : required),
          'POST /confirmationCode': sent,
          'POST /confirmationCode/verification': ({ body }) => {
            isConfirmed = (body as { code: string }).code === '482913'
            return isConfirmed
              ? { error_code: 200, response: { expiresAt: '2026-11-10T09:16:00.000Z' } }
              : { error_code: 401, error: 'wrong-code' }
          },
        },
      },
    )
    await retype('Číslo', '2000145399')
    await user.click(button())
    await clickButton(user, 'Poslat kód')
    const code = await (await dialog()).findByRole('textbox', { name: 'Kód ze zprávy' })
    await user.type(code, '111 111{Enter}')
    expect(await (await dialog()).findByText(/Tento kód nesouhlasí/)).toBeDefined()
    await user.clear(code)
    await user.type(code, '482 913{Enter}')
    expect(await screen.findByText('Uloženo 14:32')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsOf('POST /confirmationCode').map(({ body }) => body)).toEqual([{ phoneId: 'phone-1' }])
    expect(saves().map(({ account: { number } }) => number)).toEqual(['2000145399', '2000145399'])
  })

  test('stays typed and unsaved without a code, and the page says so', async () => {
    const { user } = await open({}, { answers: { [save]: required } })
    const number = await retype('Číslo', '2000145399')
    await user.click(button())
    await clickButton(user, /^Zrušit/)
    expect(await alertText()).toContain('Zatím se nic neuložilo')
    expect(number.value).toBe('2000145399')
  })

  test('after a code that is over takes a new one', async () => {
    const { user, callsOf, answer } = await open({}, { answers: { [save]: required, 'POST /confirmationCode': sent } })
    await retype('Číslo', '2000145399')
    await user.click(button())
    await clickButton(user, 'Poslat kód')
    for (const [index, [error, error_code, title]] of (
      [
        ['transaction-locked', 423, 'Tento kód už nejde použít'],
        ['code-expired', 408, 'Čas na kód vypršel'],
      ] as const
    ).entries()) {
      answer({ 'POST /confirmationCode/verification': { error_code, error } })
      await user.type(await (await dialog()).findByRole('textbox', { name: 'Kód ze zprávy' }), '482913{Enter}')
      expect(await (await dialog()).findByText(title)).toBeDefined()
      await clickButton(user, 'Poslat nový kód')
      await waitFor(() => expect(callsOf('POST /confirmationCode')).toHaveLength(index + 2))
    }
  })
})
