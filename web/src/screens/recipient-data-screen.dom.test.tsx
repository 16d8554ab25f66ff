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
  test('has all basic data, the account without its leading zeros', async () => {
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
  })

  test('links to the contacts, which the menu leaves out', async () => {
    await open()
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

  test.each([
    [
      '400',
      { error_code: 400, error: 'bad-request', fields: { 'account.number': 'bank-account-number-invalid' } },
      'Číslo',
      /Neplatná hodnota\. Číslo účtu/,
    ],
    [
      '422',
      { error_code: 422, error: 'month-in-future', fields: { 'patient.birthMonth': 'future' } },
      'Měsíc',
      /Měsíc narození nemůže být v budoucnosti/,
    ],
  ])('a field refused by the provider with %s reports it at the field', async (_, refusal, name, expected) => {
    const { user } = await open({}, { answers: { [save]: refusal } })
    await user.click(button())
    expect(await alertText()).toMatch(expected)
    const control = screen.getByRole(name === 'Měsíc' ? 'combobox' : 'textbox', { name })
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(plainText(described)).toMatch(expected)
  })
})

describe('no input is lost', () => {
  const typed = { Jméno: 'Tom', Číslo: '19', Rok: '2019' }

  async function typeAll() {
    for (const [name, text] of Object.entries(typed)) await retype(name, text)
    await retype(/^Co chcete dárcům/, 'Každé slovo.')
  }
  async function expectAll() {
    await waitFor(async () => expect((await field(/^Co chcete dárcům/)).value).toBe('Každé slovo.'))
    for (const [name, text] of Object.entries(typed)) expect((await field(name)).value).toBe(text)
  }

  test.each([
    ['a lost connection', lost],
    ['an error of the provider', { error_code: 500, error: 'internal-error' }],
  ])(
    '%s after the provider saved it: the record is fetched again, and the page says that it is saved',
    async (_name, failing) => {
      const { user } = await open(
        {},
        {
          answers: {
            [save]: failing,
            'GET /recipientProfile': profileOf({ Account: { ...account, BankCode: '0300' } }),
          },
        },
      )
      await retype('Kód banky', '0300')
      await user.click(button())
      expect(await screen.findByText(/^Uloženo/)).toBeDefined()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('a lost connection before the provider saved it: the page shows what is stored and keeps the input', async () => {
    const { user } = await open({}, { answers: { [save]: lost, 'GET /recipientProfile': profileOf({}) } })
    await retype('Kód banky', '0300')
    await user.click(button())
    const alert = await screen.findByRole('alert')
    expect(plainText(alert)).toContain('Změny u nás zatím uložené nejsou.')
    expect(plainText(within(alert).getByRole('term'))).toBe('Číslo účtu: Kód banky')
    expect(within(alert).getByRole('definition').textContent).toBe('0800')
    expect((await field('Kód banky')).value).toBe('0300')
  })

  test('a lost connection that lasts: the outcome stays unknown', async () => {
    const { user } = await open({}, { answers: { [save]: lost, 'GET /recipientProfile': lost } })
    await retype('Kód banky', '0300')
    await user.click(button())
    expect(await alertText()).toContain('Nevíme, jestli se změny uložily.')
  })

  test('when refetching the record is cut: the stored one stays, and so does the input', async () => {
    await open({}, { answers: { 'GET /recipientProfile': lost } })
    await typeAll()
    await expectAll()
    expect(screen.queryByText('Vaše údaje se\u00a0nepodařilo načíst')).toBeNull()
  })
})

describe('the record', () => {
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
  const sent = () => {
    const expiresAt = new Date(Date.now() + 900_000).toISOString()
    return { error_code: 200 as const, response: { transactionId: 'w.1', expiresAt } }
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

  test.each([
    ['transaction-locked', 423, 'Tento kód už nejde použít'],
    ['code-expired', 408, 'Čas na kód vypršel'],
  ])('after a code that is over (%s) takes a new one', async (error, code, title) => {
    const answers = {
      [save]: required,
      'POST /confirmationCode': sent,
      'POST /confirmationCode/verification': { error_code: code, error },
    }
    const { user, callsOf } = await open({}, { answers })
    await retype('Číslo', '2000145399')
    await user.click(button())
    await clickButton(user, 'Poslat kód')
    await user.type(await (await dialog()).findByRole('textbox', { name: 'Kód ze zprávy' }), '482913{Enter}')
    expect(await (await dialog()).findByText(title)).toBeDefined()
    await clickButton(user, 'Poslat nový kód')
    await waitFor(() => expect(callsOf('POST /confirmationCode')).toHaveLength(2))
  })
})
