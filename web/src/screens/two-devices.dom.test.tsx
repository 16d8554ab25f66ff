import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DonorProfileRequest, LoginAnswer, RecipientContactsRequest, RecipientData } from '../shared/api/wire.ts'
import { saveSealedInTab } from '../shared/session/sealed-tab-storage.ts'
import { donorAnswer, donorData, savedAs } from '../testing/donor-answer.ts'
import { familyAnswer, familySaved } from '../testing/family-answer.ts'
import { type FakeAnswers, lost } from '../testing/observed-send.ts'
import { alertText, plainText } from '../testing/page-text.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

const savedAt = '2026-11-10T13:32:00.000Z'
const address = { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' }

beforeEach(() => sessionStorage.clear())

const changedElsewhere = (...names: string[]) => ({
  error_code: 409 as const,
  error: 'changed-elsewhere',
  fields: Object.fromEntries(names.map((name) => [name, 'changed-elsewhere'])),
})
const panel = () => screen.findByRole('region', { name: 'Tyto údaje se mezitím změnily jinde' })
const choice = (field: string | RegExp, value: string | RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole<HTMLInputElement>('radio', { name: value })

describe('the contacts of a family', () => {
  const save = 'POST /recipientContacts'

  async function open(signedIn: LoginAnswer, answers: FakeAnswers = {}) {
    const views = { error_code: 200 as const, response: { views: [], total: 0 } }
    const app = await renderApp({
      path: '/prijemce/moje-udaje-kontakty',
      signedIn,
      answers: { 'GET /contactViews': views, ...answers },
    })
    await pageHeading(/^Kontakty a\srodina/)
    return { ...app, sent: () => app.callsOf(save).map(({ body }) => body as RecipientContactsRequest) }
  }

  const form = () => within(screen.getByRole('button', { name: 'Uložit kontakty' }).closest('form') as HTMLElement)
  const field = (name: string | RegExp) => form().findByRole<HTMLInputElement>('textbox', { name })
  const button = () => screen.getByRole('button', { name: 'Uložit kontakty' })
  const stored = (facts: Partial<RecipientData>) => ({
    'GET /recipientProfile': { error_code: 200 as const, response: familyAnswer(facts).profile_full },
  })

  test('whose phone another device changed too are not saved: both values are shown in focus, and the person chooses', async () => {
    const page = await open(familyAnswer({}), { [save]: changedElsewhere('phone'), ...stored({}) })
    const { user, sent, answer } = page
    await user.clear(await field(/^Telefon/))
    await user.type(await field(/^Telefon/), '602000299')
    await user.clear(await field('Obec'))
    await user.type(await field('Obec'), 'Brno')
    answer(stored({ Phone: '+420602000277', Email: 'nova@example.com' }))
    await user.click(button())

    const box = await panel()
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(plainText(choice('Telefon', /^Vaše hodnota/).labels?.[0])).toContain('602 000 299')
    expect(plainText(choice('Telefon', /^Nyní uloženo/).labels?.[0])).toContain('602 000 277')
    expect((await field(/^E/)).value).toBe('nova@example.com')
    expect((await field('Obec')).value).toBe('Brno')

    await user.click(button())
    expect(await alertText()).toContain('Nejdřív prosím vyberte, co má platit: Telefon')
    expect(sent()).toHaveLength(1)

    const answered = familySaved(
      familyAnswer({
        Phone: '+420602000277',
        Email: 'nova@example.com',
        ContactAddress: { ...address, city: 'Brno' },
      }),
      savedAt,
    )
    answer({ [save]: answered })
    await user.click(choice('Telefon', /^Nyní uloženo/))
    expect((await field(/^Telefon/)).value).toBe('+420 602 000 277')
    await user.click(button())
    expect(await screen.findByText('Uloženo 14:32')).toBeDefined()
    expect(sent()[1]).toMatchObject({
      phone: '+420602000277',
      address: { city: 'Brno' },
      basedOn: { phone: '+420602000277', email: 'nova@example.com', address: { city: 'Třebíč' } },
    })
    expect(screen.queryByRole('region', { name: /změnily jinde/ })).toBeNull()
  })

  test('show after the save what another device changed meanwhile, and base the next save on it', async () => {
    const merged = familyAnswer({ Email: 'nova@example.com', ContactAddress: { ...address, city: 'Brno' } })
    const { user, sent } = await open(familyAnswer({}), { [save]: familySaved(merged, savedAt) })
    await user.clear(await field('Obec'))
    await user.type(await field('Obec'), 'Brno')
    await user.click(button())
    expect(await screen.findByText(/^Mezitím se některé další údaje změnily/)).toBeDefined()
    expect((await field(/^E/)).value).toBe('nova@example.com')
    expect(screen.getByText('Uloženo 14:32')).toBeDefined()
    await user.type(await field('Ulice'), '!')
    await user.click(button())
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.basedOn).toMatchObject({ email: 'nova@example.com', address: { city: 'Brno' } })
  })

  test('typed before another device changed the same value ask for a choice when they are restored', async () => {
    const first = await open(familyAnswer({}))
    await first.user.type(await field('Obec'), 'x')
    await first.user.type(await field(/^E/), 'x')
    first.close()
    await first.services.drafts?.of('p-2000001', 'recipient-contacts').read()
    await open(familyAnswer({ ContactAddress: { ...address, city: 'Praha' } }))
    await panel()
    expect(screen.getAllByRole('group').filter((group) => group.querySelector('input[type=radio]'))).toHaveLength(1)
    expect((await field('Obec')).value).toBe('Třebíčx')
    expect((await field(/^E/)).value).toBe('svobodovi@example.comx')
    expect(plainText(choice('Obec', /^Nyní uloženo/).labels?.[0])).toContain('Praha')
  })

  test('of a second save that fails name the first one as stored, not something else', async () => {
    const first = familyAnswer({ ContactAddress: { ...address, city: 'Brno' } })
    const { user, answer } = await open(familyAnswer({}), { [save]: familySaved(first, savedAt) })
    await user.clear(await field('Obec'))
    await user.type(await field('Obec'), 'Brno')
    await user.click(button())
    await screen.findByText('Uloženo 14:32')
    answer({
      [save]: lost,
      ...stored({ ContactAddress: { ...address, city: 'Brno' } }),
    })
    await user.type(await field('Obec'), '-střed')
    await user.click(button())
    await waitFor(async () => expect(await alertText()).toContain('Změny u nás zatím uložené nejsou'))
    expect(await alertText()).not.toContain('něco jiného')
  })
})

describe('the profile of a donor', () => {
  const save = 'POST /donorProfile'
  const withdrawn = { ...donorData, consents: { ...donorData.consents, newsletter: false } }
  const refreshed = (donor: typeof donorData) => {
    const { profile, profile_full } = donorAnswer({ donor })
    return { 'GET /userProfile': { error_code: 200 as const, response: { profile, profile_full } } }
  }

  async function open(donor: typeof donorData, answers: FakeAnswers = {}) {
    const app = await renderApp({
      path: '/muj-ucet/profil',
      signedIn: donorAnswer({ donor }),
      answers: { ...refreshed(donor), ...answers },
    })
    await pageHeading('Můj profil')
    return { ...app, sent: () => app.callsOf(save).map(({ body }) => body as DonorProfileRequest) }
  }

  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Příjmení' })
  const newsletter = () => document.querySelector<HTMLInputElement>('[name="consents.newsletter"]')

  test('restored in its tab grants no consent that was withdrawn elsewhere meanwhile', async () => {
    const first = await open(donorData)
    expect(newsletter()?.checked).toBe(true)
    await first.user.type(await name(), 'x')
    first.close()
    const { user, sent } = await open(withdrawn, {
      [save]: { error_code: 200, response: savedAs(donorAnswer({ donor: withdrawn }), savedAt) },
    })
    await waitFor(async () => expect((await name()).value).toBe('Novákováx'))
    expect(newsletter()?.checked).toBe(false)
    await user.click(screen.getByRole('button', { name: /^Uložit změny/ }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.consents.newsletter).toBe(false)
    expect(sent()[0]?.basedOn.consents.newsletter).toBe(false)
  })

  test('of a draft that a former version stored asks for each consent that differs, and sends nothing before', async () => {
    const former = { lastName: 'Nováková', 'consents.newsletter': true, 'consents.nameInPublicList': true }
    saveSealedInTab('donor-profile-draft', 'p-10000001', former)
    const { user, sent } = await open(withdrawn)
    await panel()
    expect(plainText(choice(/novinky/, /^Nyní uloženo/).labels?.[0])).toContain('Ne')
    await user.click(screen.getByRole('button', { name: /^Uložit změny/ }))
    expect(await alertText()).toContain('Nejdřív prosím vyberte')
    expect(sent()).toEqual([])
    await user.click(choice(/novinky/, /^Nyní uloženo/))
    expect(newsletter()?.checked).toBe(false)
  })
})
