import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test as testInProfile } from './browser-profile.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, type SandboxWorld, test } from './sandbox.ts'
import { emailsOf, journalOf } from './steer.ts'

const FACT = 'Ještě ověření, že jste to vy'
const EDIT = '/dotaznik-editace?odkaz=edit-rodina-2026'
const RECURRING = '/jak-pomahat?pravidelna=pravidelna-jana-2026'
const amount = (page: Page) => page.getByRole('region', { name: 'Pravidelná platba kartou' })
const open = (page: Page) => page.getByRole('button', { name: 'Otevřít' }).click()

async function giveBirthDate(page: Page, [day, month, year]: readonly [string, string, string]) {
  await page.getByRole('combobox', { name: 'Den' }).selectOption(day)
  await page.getByRole('combobox', { name: 'Měsíc' }).selectOption(month)
  await page.getByRole('combobox', { name: 'Rok' }).selectOption(year)
  await open(page)
}

/** The path to which the gateway returns a payer. */
async function paidPath(request: APIRequestContext, { id }: SandboxWorld): Promise<string> {
  const gift = {
    amount: 300,
    angelNumber: '11111111',
    frequency: 'one-off',
    cardholder: 'JANA',
    email: 'jana@example.com',
  }
  const started = await request.post(`/w/${id}/api/cardPayment`, { data: gift })
  const { gatewayUrl } = ((await started.json()) as { response: { gatewayUrl: string } }).response
  const pressed = await request.post(new URL(gatewayUrl).pathname, { form: { outcome: 'approve' }, maxRedirects: 0 })
  const { pathname, search } = new URL(pressed.headers().location ?? '', gatewayUrl)
  return pathname + search
}

test('an edit link opens in one tab; another tab requires the birth date, a reload requires nothing, and after seven days the link says what to do', {
  tag: '@long',
}, async ({ page, context, world }) => {
  await world.open(EDIT)
  await expect(page.getByText('Vzkaz od nadace')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Vzkaz od nadace')).toBeVisible()
  expect(await journalOf(page, world, 'exchangeLink')).toHaveLength(1)

  const other = await context.newPage()
  await other.setViewportSize({ width: 360, height: 740 })
  await other.goto(EDIT)
  await expectHeading(other, FACT)
  await expectAccessible(other)
  await giveBirthDate(other, ['12', '2', '1985'])
  await expect(other.getByRole('alert')).toContainText('k odkazu nepatří')
  await giveBirthDate(other, ['11', '2', '1985'])
  await expect(other.getByText('Vzkaz od nadace')).toBeVisible()

  await world.advance('P7D')
  const later = await context.newPage()
  await later.goto(EDIT)
  await expectHeading(later, 'Odkaz už neplatí')
  await expect(later.getByRole('main').getByRole('link', { name: '+420 000 000 002' })).toBeVisible()
})

// The headless shell writes no history.
testInProfile(
  'a link found in the files of a closed browser opens nothing by itself',
  async ({ page, profile, request, world }) => {
    const api = `/w/${world.id}/api`
    await request.post(`${api}/passwordReset`, { data: { username: '10000001' } })
    const [letter] = await emailsOf(page, world)
    const reset = /\/obnova-hesla\?odkaz=\w+/.exec(letter?.text ?? '')?.[0] ?? ''
    const paid = await paidPath(request, world)
    await world.open(EDIT)
    await expect(page.getByText('Vzkaz od nadace')).toBeVisible()
    await world.open(paid)
    await expectHeading(page, 'Platba proběhla')
    await world.open(RECURRING)
    await expect(amount(page)).toContainText('500 Kč')
    await world.open(reset)
    const passwords = page.locator('main input[type=password]')
    await expect(passwords).toHaveCount(2)
    for (const field of await passwords.all()) await field.fill('modrá-lampa-7')
    await page.locator('main form button[type=submit]').click()
    await expect.poll(async () => (await journalOf(page, world, 'resetPassword')).length).toBe(1)
    await profile.close()

    const history = readFileSync(join(profile.folder, 'Default', 'History'), 'latin1')
    for (const path of [EDIT, paid, RECURRING, reset]) expect(history).toContain(path.split('=')[1])
    const found = new Set(
      everythingIn(profile.folder).flatMap((text) => text.match(/(?:edit-rodina|pravidelna-jana)-2026|lnk_\w+/g) ?? []),
    )
    expect(found.size).toBeGreaterThanOrEqual(3)
    for (const linkKey of found)
      for (const kind of ['help-request', 'card-payment', 'recurring-payment']) {
        const exchanged = await request.post(`${api}/linkExchange`, { data: { kind, linkKey } })
        expect(await exchanged.json()).toEqual({ error_code: 401, error: 'link-fact-required' })
      }
    for (const linkKey of found)
      for (const path of ['helpRequest', 'cardPayment', 'recurringPayments/-']) {
        const answer = await request.get(`${api}/${path}`, { headers: { 'Access-Key': linkKey } })
        expect(await answer.json()).toMatchObject({ error_code: 404 })
      }
    const used = await request.post(`${api}/passwordReset/link`, { data: { resetToken: reset.split('=')[1] } })
    expect(await used.json()).toEqual({ error_code: 409, error: 'reset-link-used' })
  },
)

/** Every file of a folder, as raw bytes. */
function everythingIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
}
