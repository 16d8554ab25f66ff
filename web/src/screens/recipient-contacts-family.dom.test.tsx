import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FamilyMember, RecipientData } from '../shared/api/wire.ts'
import { anna, familyAnswer, familySaved, jiri, petra } from '../testing/family-answer.ts'
import type { FakeAnswer } from '../testing/observed-send.ts'
import { alertText, plainText } from '../testing/page-text.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/prijemce/moje-udaje-kontakty'
const savedAt = '2026-11-10T13:32:00.000Z'
const add = 'POST /familyMembers'
const save = 'POST /familyMembers/member-2'
const remove = 'POST /familyMembers/member-2/removal'

const removal = { RequestedAt: '2026-11-03T08:00:00.000Z', Reason: 'Odstěhovala se.' }

/** The provider's current record. */
let record: Partial<RecipientData> = {}

/** The provider that saves: afterwards these are the members of the family. */
const saving =
  (...FamilyMembers: FamilyMember[]) =>
  () => {
    record = { ...record, FamilyMembers }
    return familySaved(familyAnswer(record), savedAt)
  }

function openFamily(facts: Partial<RecipientData> = {}, options: AppOptions = {}) {
  record = { FamilyMembers: [petra, anna, jiri], ...facts }
  return renderApp({
    path,
    signedIn: familyAnswer(record),
    ...options,
    answers: {
      'GET /contactViews': { error_code: 200, response: { views: [], total: 0 } },
      'GET /recipientProfile': () => ({ error_code: 200, response: familyAnswer(record).profile_full }),
      ...options.answers,
    },
  })
}

async function open(...given: Parameters<typeof openFamily>) {
  const page = await openFamily(...given)
  await pageHeading(/^Kontakty/)
  return page
}

const family = () => within(screen.getByRole('region', { name: 'Členové rodiny' }))
const cards = () => family().getAllByRole('listitem')
const cardOf = (name: string) => cards().find((one) => one.textContent.includes(name)) as HTMLElement
const form = async (name: string) => within(await screen.findByRole('region', { name }))
type User = Awaited<ReturnType<typeof open>>['user']

/** Adds a text at the end of a field. */
async function write(user: User, input: HTMLElement, text: string) {
  await user.click(input)
  await user.paste(text)
}

const alertSays = (text: string) => waitFor(() => expect(plainText(screen.getByRole('alert'))).toContain(text))

async function openForm(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(name.replaceAll(' ', '\\s')) }))
}

describe('the family', () => {
  test('has a card for every member: the relation in the right gender, the data stored or missing, a requested removal', async () => {
    await open({ FamilyMembers: [petra, { ...anna, Removal: removal }, jiri] })
    const [first, second, third] = cards().map(plainText)
    expect(first).toContain('Petra Svobodovámatkahlavní kontakt')
    expect(first).toContain('+420 602 000 201')
    expect(second).toMatch(/^Anna Svobodovásestra.*Narozena02\/2017/)
    expect(second).toContain('3. třída')
    expect(third).toContain('kontakt pro případ nouzechybí údaje: telefon')
    expect(second).toContain('žádost o odebrání podána 3. 11. 2026')
    expect(second).toContain('Důvod: Odstěhovala se.')
    expect(within(cardOf('Anna')).queryByRole('button')).toBeNull()
  })

  test('without members requests all required ones', async () => {
    await open({ FamilyMembers: [] })
    expect(plainText(family().getByText(/Zatím tu nikdo není/))).toContain('Přidejte prosím všechny')
    expect(family().getByRole('button', { name: 'Přidat člena rodiny' })).toBeDefined()
  })

  test('is read-only while editing is locked', async () => {
    const EditingLock = {
      WarningAt: '2000-01-01T00:00Z',
      LockedAt: '2000-01-02T00:00Z',
      LockedUntil: '2100-01-01T05:00Z',
    }
    const { user } = await openFamily({ EditingLock })
    await user.click(await screen.findByRole('button', { name: 'Rozumím' }))
    expect(cardOf('Anna')).toBeDefined()
    expect(family().queryByRole('button')).toBeNull()
  })

  test('has one main contact, who alone signs in and is changed by the foundation', async () => {
    const { user, callsOf } = await open({}, { answers: { 'POST /familyMembers/member-1': saving(petra) } })
    expect(plainText(family().getByText(/jen hlavní kontakt/))).toContain('měníme jen my')
    expect(within(cardOf('Petra')).queryByRole('button', { name: /odebrání/ })).toBeNull()
    await openForm(user, 'Upravit: Petra Svobodová')
    const fields = await form('Petra Svobodová')
    expect(fields.queryByRole('textbox', { name: 'Rok narození' })).toBeNull()
    expect(plainText(screen.getByRole('region', { name: 'Petra Svobodová' }))).toContain('04/1985')
    expect(fields.getByRole('link', { name: '+420 000 000 002' })).toBeDefined()
    await write(user, fields.getByRole('textbox', { name: /^Koníčky/ }), 'zahrada')
    await user.click(fields.getByRole('button', { name: 'Uložit změny' }))
    await screen.findByText('Uloženo 14:32')
    expect(callsOf('POST /familyMembers/member-1')[0]?.body).toEqual({
      name: 'Petra Svobodová',
      relation: 'parent',
      gender: 'F',
      phone: '+420602000201',
      hobbies: 'zahrada',
      basedOn: { name: 'Petra Svobodová', relation: 'parent', gender: 'F', phone: '+420602000201' },
    })
  })
})

describe('a new person', () => {
  test('with missing values reports them in a summary that links to the fields', async () => {
    const { user, callsOf } = await open()
    await openForm(user, 'Přidat člena rodiny')
    const fields = await form('Nový člen rodiny')
    await user.click(fields.getByRole('button', { name: 'Přidat do rodiny' }))
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map(plainText)).toEqual([
      'Jméno a příjmení: Hodnota je povinná',
      'Žena, nebo muž: Hodnota je povinná',
      'Vztah k pacientovi: Hodnota je povinná',
      'Měsíc narození: Hodnota je povinná',
      'Rok narození: Hodnota je povinná',
    ])
    await user.click(links[0] as HTMLElement)
    expect(document.activeElement).toBe(fields.getByRole('textbox', { name: /^Jméno a\spříjmení$/ }))
    expect(callsOf(add)).toEqual([])
  })

  test('for emergencies needs a phone, and no birth date', async () => {
    const { user, callsOf } = await open({}, { answers: { [add]: saving(petra, anna, jiri) } })
    await openForm(user, 'Přidat člena rodiny')
    const fields = await form('Nový člen rodiny')
    await write(user, fields.getByRole('textbox', { name: /^Jméno a\spříjmení$/ }), 'Jiří Malý')
    await user.click(fields.getByRole('radio', { name: 'muž nebo chlapec' }))
    await user.selectOptions(fields.getByRole('combobox', { name: /^Vztah/ }), 'kontakt pro případ nouze')
    await user.click(fields.getByRole('button', { name: 'Přidat do rodiny' }))
    expect(await alertText()).toContain('Telefon: Hodnota je povinná.')
    await write(user, fields.getByRole('textbox', { name: 'Telefon' }), '602 000 301')
    await user.click(fields.getByRole('button', { name: 'Přidat do rodiny' }))
    await screen.findByText('Uloženo 14:32')
    expect(callsOf(add)[0]?.body).toMatchObject({ relation: 'emergency-contact', phone: '+420602000301' })
  })
})

describe('refused', () => {
  const hobbies = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Koníčky/ }).value

  /** A changed person, and how their save is submitted and refused. */
  async function change() {
    const page = await open()
    await openForm(page.user, 'Upravit: Anna Svobodová')
    const fields = await form('Anna Svobodová')
    await write(page.user, fields.getByRole('textbox', { name: /^Koníčky/ }), ', šachy')
    const refuse = async (refusal: FakeAnswer, expected: string) => {
      page.answer({ [save]: refusal })
      await page.user.click(fields.getByRole('button', { name: 'Uložit změny' }))
      await alertSays(expected)
      expect(hobbies()).toBe('plavání, šachy')
    }
    return { ...page, fields, refuse }
  }

  test('for a missing or future month is reported at the field', async () => {
    const { refuse } = await change()
    const month = (error: string, birthMonth: string) => ({ error_code: 422 as const, error, fields: { birthMonth } })
    await refuse(month('family-member-refused', 'required'), 'Měsíc narození: Hodnota je povinná')
    await refuse(month('month-in-future', 'future'), 'Měsíc narození nemůže být v budoucnosti.')
    expect(screen.getByRole('combobox', { name: 'Měsíc narození' }).getAttribute('aria-invalid')).toBe('true')
  })

  test('by a rule of families or by a lock has its own text with whom to call, and keeps all input', async () => {
    const { refuse } = await change()
    await refuse({ error_code: 409, error: 'main-contact-fixed' }, 'Hlavní kontakt měníme jen my')
    await refuse({ error_code: 409, error: 'removal-requested' }, 'O odebrání už je požádáno')
    await refuse({ error_code: 409, error: 'limit-reached' }, 'Víc lidí se do rodiny zapsat nedá')
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('tel:+420000000002')
    const locked = { error: 'editing-locked', lockedUntil: '2026-12-02T05:00:00.000Z' }
    await refuse({ error_code: 423, ...locked }, 'od 2. 12. 2026 v 6:00')
  })

  test('for a person who no longer exists refetches the record, keeps the input, and the next click adds them', async () => {
    const { user, fields, callsOf, answer, refuse } = await change()
    answer({ [add]: saving(petra, { ...anna, Id: 'member-9', Hobbies: 'plavání, šachy' }) })
    const gone = () => {
      record = { ...record, FamilyMembers: [petra] }
      return { error_code: 404 as const, error: 'member-not-found' }
    }
    await refuse(gone, 'už v rodině zapsaného nemáme')
    await user.click(await fields.findByRole('button', { name: /^Přidat do rodiny/ }))
    await screen.findByText('Uloženo 14:32')
    expect(callsOf(add)[0]?.body).toMatchObject({ name: 'Anna Svobodová', hobbies: 'plavání, šachy' })
    expect(cardOf('Anna').textContent).toContain('šachy')
  })
})

describe('no input is lost', () => {
  const hobbies = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Koníčky/ })

  test('of the contacts above while a member of the family is open: leaving requires confirmation for both', async () => {
    const { user, address } = await open()
    await write(user, screen.getByRole('textbox', { name: 'Obec' }), ' nad Sázavou')
    await openForm(user, 'Upravit: Anna Svobodová')
    await hobbies()
    await user.click(screen.getByRole('link', { name: 'Zpět na moje údaje' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Odejít bez uložení?' })
    await user.click(within(dialog).getByRole('button', { name: /^Zůstat/ }))
    expect(address()).toBe(`${path}?clen=member-2`)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Zpět na\sčleny rodiny$/ }))
    const city = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Obec' })
    expect(city.value).toBe('Třebíč nad Sázavou')
  })
})

describe('a removal', () => {
  test('is requested once with a reason; the person stays and the list says so', async () => {
    const answered = Promise.withResolvers<ReturnType<ReturnType<typeof saving>>>()
    const { user, callsOf } = await open({}, { answers: { [remove]: () => answered.promise } })
    await openForm(user, 'Požádat o odebrání: Anna Svobodová')
    const dialog = within(await screen.findByRole('alertdialog', { name: /Anna Svobodová/ }))
    expect(plainText(dialog.getByText(/během několika dní/))).toContain('do té doby tu všechno zůstane')
    await user.click(dialog.getByRole('button', { name: 'Odeslat žádost' }))
    expect((await dialog.findByText(/Hodnota je povinná/)).textContent).toBeTruthy()
    expect(callsOf(remove)).toEqual([])
    await write(user, dialog.getByRole('textbox', { name: 'Proč' }), 'Odstěhovala se.')
    await user.dblClick(dialog.getByRole('button', { name: 'Odeslat žádost' }))
    await act(async () => answered.resolve(saving(petra, { ...anna, Removal: removal }, jiri)()))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(plainText(cardOf('Anna'))).toContain('žádost o odebrání podána')
    expect(callsOf(remove).map(({ body }) => body)).toEqual([{ reason: 'Odstěhovala se.' }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anna Svobodová'))
  })

  test('refused says why in its own text, and keeps the reason', async () => {
    const { user, answer } = await open()
    await openForm(user, 'Požádat o odebrání: Anna Svobodová')
    await write(user, await screen.findByRole('textbox', { name: 'Proč' }), 'Odstěhovala se.')
    const button = screen.getByRole('button', { name: 'Odeslat žádost' })
    for (const [error, expected] of Object.entries({
      'removal-requested': 'Druhou žádost posílat nemusíte.',
      'main-contact-fixed': 'tady odebrat nejde',
      'member-not-found': 'Už není potřeba nic dělat.',
    })) {
      answer({ [remove]: { error_code: 409, error } })
      await user.click(button)
      await alertSays(expected)
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Proč' }).value).toBe('Odstěhovala se.')
    }
  })
})
