import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DonorData, LoginAnswer, TaxDataRequest } from '../shared/api/wire.ts'
import { pdfAnswer, showOnScreen, type WatchedFiles, watchFiles } from '../testing/files.ts'
import type { ObservedCall } from '../testing/observed-send.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet/danove'
const NOT_STORED = 'Změny u nás zatím uložené nejsou.'
const donor: DonorData = {
  angelNumber: '10000001',
  address: { street: 'Lipová', houseNumber: '12', postalCode: '60200', city: 'Brno' },
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: false,
    nameInPublicList: true,
    newsletter: true,
  },
  donationTargeting: 'multiple',
  taxData: { subject: 'natural-person', name: 'Jana Nováková', birthDate: '1984-06-18' },
  personalDataConsentOn: '2023-03-01',
}
const Giving = {
  Since: '2023-03-01',
  LastPayment: null,
  NextCharge: null,
  Years: [{ Year: 2025, Amount: 6000, Payments: 12 }],
}

function jana(own: Partial<DonorData> = {}, isCompany = false): LoginAnswer {
  const answer = loginAnswer({ fullUser: { Giving, IsCorporateAccount: isCompany } })
  return { ...answer, profile: { ...answer.profile, donor: { ...donor, ...own } } }
}

const saved = ({ body }: ObservedCall) => {
  const { profile, profile_full } = jana({ taxData: body as TaxDataRequest })
  return { error_code: 200 as const, response: { profile, profile_full, savedAt: '2026-11-10T13:32:00.000Z' } }
}

let files: WatchedFiles
beforeEach(() => {
  sessionStorage.clear()
  files = watchFiles()
  showOnScreen('wide')
  Object.assign(navigator, { userAgentData: {}, pdfViewerEnabled: true })
})

async function open({ answers = {}, signedIn = jana(), ...options }: AppOptions = {}) {
  const app = await renderApp({
    path,
    signedIn,
    answers: { 'POST /taxData/preview': () => pdfAnswer(), 'POST /taxData': saved, ...answers },
    ...options,
  })
  await pageHeading(/^Údaje pro potvrzení o\sdarech$/)
  return app
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Jméno a\spříjmení/ })
const frame = () => screen.findByTitle(/Náhled potvrzení za rok/)
const save = () => screen.getByRole('button', { name: /^Uložit údaje/ })
const taxYearAnd = (call: ObservedCall | undefined) => call?.body as { taxYear: number; name: string }

describe('the form', () => {
  test('saves a person once however often the button is clicked, says when, and the session has it', async () => {
    const answered = Promise.withResolvers<void>()
    const { user, callsOf, services } = await open({
      answers: { 'POST /taxData': async (call) => answered.promise.then(() => saved(call)) },
    })
    await user.clear(name())
    await user.type(name(), '  Ing. Jana Žluťoučká ')
    await user.dblClick(save())
    await act(async () => answered.resolve())
    expect(await screen.findByText('Uloženo 14:32')).toBeDefined()
    expect(callsOf('POST /taxData').map(({ body }) => body)).toEqual([
      { ...donor.taxData, name: 'Ing. Jana Žluťoučká', basedOn: donor.taxData },
    ])
    const session = services.session.read()
    expect(session.isLoggedIn && session.profile.donor?.taxData.name).toBe('Ing. Jana Žluťoučká')
  })

  test('requires the number of a legal entity, keeping the input for a person', async () => {
    const { user, callsOf } = await open()
    await user.click(screen.getByRole('radio', { name: /právnickou osobu/ }))
    await user.click(save())
    expect(screen.getByRole('link', { name: 'IČO: Hodnota je povinná' })).toBeDefined()
    expect(callsOf('POST /taxData')).toEqual([])
    await user.click(screen.getByRole('radio', { name: /fyzickou osobu/ }))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Den' }).value).toBe('18')
  })

  test('opens for a company with a corporate account', async () => {
    const company = {
      taxData: { subject: 'natural-person' as const, name: '' },
      companyName: 'Pekárna',
      registrationNumber: '25596641',
    }
    await open({ signedIn: jana(company, true) })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /právnickou osobu/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Název firmy/ }).value).toBe('Pekárna')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^IČO/ }).value).toBe('25596641')
  })

  test('each refusal has its own text, and no input is lost', async () => {
    const { user, answer } = await open()
    await user.type(name(), ' ml.')
    for (const [error_code, error, expected] of [
      [400, 'bad-request', ['Nejspíš jde o krátký výpadek']],
      [410, 'lost', ['Nejspíš vypadlo spojení', NOT_STORED]],
      [500, 'internal-error', ['Neznámá chyba', NOT_STORED]],
      [418, 'something-new', ['Neznámá chyba nebo výpadek spojení']],
    ] as const) {
      answer({ 'POST /taxData': { error_code, error } })
      await user.click(save())
      for (const part of expected) await waitFor(() => expect(plainText(screen.getByRole('alert'))).toContain(part))
      expect(name().value).toBe('Jana Nováková ml.')
    }
  })

  test('a name that a certificate cannot show is refused at its field, before it is sent (rule 6.19)', async () => {
    const refused = { error_code: 422, error: 'tax-data-refused', fields: { birthDate: 'max' } }
    const { user, callsOf } = await open({ answers: { 'POST /taxData': refused } })
    await user.clear(name())
    await user.type(name(), '王小明')
    await user.click(save())
    expect(
      await screen.findByRole('link', { name: /Jméno a\spříjmení: .*Napište prosím jméno latinkou/ }),
    ).toBeDefined()
    expect(callsOf('POST /taxData')).toEqual([])
    // And so is what the provider refuses.
    await user.clear(name())
    await user.type(name(), 'Jana')
    await user.click(save())
    expect(await screen.findByRole('link', { name: /Datum narození: .*nemůže být v\sbudoucnosti/ })).toBeDefined()
  })
})

describe('the preview', () => {
  test('is the PDF of the newest year with a gift, has the same content as text, and leaves nothing in memory', async () => {
    const { callsOf, close } = await open()
    const shown = await frame()
    const blob = files.open.get(shown.getAttribute('src')?.split('#')[0] ?? '')
    expect(blob?.type).toBe('application/pdf')
    expect(await blob?.text()).toMatch(/^%PDF-/)
    expect(taxYearAnd(callsOf('POST /taxData/preview')[0]).taxYear).toBe(2025)
    expect(mainText()).toContain('18. 6. 1984')
    expect(screen.getByText('Lipová 12, 60200 Brno')).toBeDefined()
    expect(mainText()).toContain('6 000 Kč')
    close()
    expect(files.open.size).toBe(0)
  })

  test('follows the form after typing stops, and revokes the former document', async () => {
    const { callsOf } = await open()
    const former = (await frame()).getAttribute('src')?.split('#')[0] ?? ''
    // At once: half a second between two keys would be a pause.
    for (const value of ['Jana Novákováxy', 'Jana Novákováxyz']) fireEvent.change(name(), { target: { value } })
    await waitFor(() => expect(callsOf('POST /taxData/preview')).toHaveLength(2))
    expect(taxYearAnd(callsOf('POST /taxData/preview')[1]).name).toBe('Jana Novákováxyz')
    await waitFor(() => expect(files.open.has(former)).toBe(false))
    expect(files.open.size).toBe(1)
  })

  test.each(['userAgentData', 'pdfViewerEnabled'])(
    'is a file alone where no viewer shows a plain page: without navigator.%s',
    async (name) => {
      Reflect.deleteProperty(navigator, name)
      const { callsOf } = await open()
      expect(screen.getByRole('button', { name: /^Stáhnout náhled v\sPDF/ })).toBeDefined()
      expect(callsOf('POST /taxData/preview')).toEqual([])
    },
  )

  test('an older response that arrives late never shows over a newer one', async () => {
    const older = Promise.withResolvers<Response>()
    const { user, callsOf, answer } = await open({ answers: { 'POST /taxData/preview': () => older.promise } })
    await waitFor(() => expect(callsOf('POST /taxData/preview')).toHaveLength(1))
    answer({ 'POST /taxData/preview': () => pdfAnswer('newer') })
    await user.type(name(), ' ml.')
    await frame()
    await act(async () => older.resolve(pdfAnswer('older')))
    const texts = await Promise.all([...files.open.values()].map((blob) => blob.text()))
    expect(texts.join('')).toContain('newer')
    expect(texts.join('')).not.toContain('older')
  })

  test('a page of a proxy is an error and never shown (rule 18.9); one click requests again', async () => {
    const page = () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
    const { user, answer } = await open({ answers: { 'POST /taxData/preview': page } })
    expect((await screen.findByRole('alert')).textContent).toContain('Náhled se nepodařilo připravit')
    expect(screen.queryByTitle(/Náhled potvrzení/)).toBeNull()
    expect(files.open.size).toBe(0)
    answer({ 'POST /taxData/preview': () => pdfAnswer() })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    expect(await frame()).toBeDefined()
  })

  test('of an incomplete form says what is missing and requests nothing', async () => {
    const { callsOf } = await open({ signedIn: jana({ taxData: { subject: 'natural-person', name: 'Jana' } }) })
    expect(await screen.findByText(/uvidíte tady potvrzení/)).toBeDefined()
    expect(screen.getByText('doplňte prosím')).toBeDefined()
    expect(callsOf('POST /taxData/preview')).toEqual([])
  })

  test('on a phone is fetched on request, and saved under a file name without personal data', async () => {
    showOnScreen('phone')
    const answered = Promise.withResolvers<Response>()
    const { user, callsOf } = await open({ answers: { 'POST /taxData/preview': () => answered.promise } })
    const button = screen.getByRole('button', { name: /^Stáhnout náhled/ })
    expect(callsOf('POST /taxData/preview')).toEqual([])
    await user.dblClick(button)
    await act(async () => answered.resolve(pdfAnswer()))
    await waitFor(() => expect(files.saved).toEqual(['nahled-potvrzeni-2025.pdf']))
    expect(callsOf('POST /taxData/preview')).toHaveLength(1)
  })
})
