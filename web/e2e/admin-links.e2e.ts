import { type Browser, expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test, type World } from './sandbox.ts'
import { emailsOf } from './steer.ts'
import { watchViolations } from './violations.ts'

const GENERATOR = '/admin/link-generator'
const MISSING = 'Chybí nám zpráva lékaře.'

type Fields = Readonly<Record<string, string>>

/** Makes a link as an administrator does and reads its address off the page. */
async function makeLink(page: Page, kind: string, fields: Fields): Promise<string> {
  await page.getByRole('radio', { name: kind }).check()
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Vytvořit odkaz' }).click()
  await expect(page.getByRole('heading', { name: 'Odkaz je hotový' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^QR kód/ })).toBeVisible()
  const { pathname, search } = new URL(await page.locator('code').first().innerText())
  await page.getByRole('button', { name: 'Vytvořit další odkaz' }).click()
  return pathname + search
}

/** Takes back every link that is made in the journey, the newest first. */
async function takeBack(page: Page, labels: readonly (string | RegExp)[]): Promise<void> {
  for (const label of labels) {
    const row = page.getByRole('row').filter({ hasText: label }).filter({ hasText: 'Platí' }).first()
    await row.getByRole('button', { name: /^Zneplatnit/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zneplatnit odkaz' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByText('Odkaz je zneplatněný')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: label }).filter({ hasText: 'Zneplatněný' })).not.toHaveCount(0)
  }
}

/** Somebody else, in a browser of their own, who was sent a link. */
async function somebodyElse(browser: Browser, { id }: World) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const open = async (path: string) => {
    await page.goto(`/sandbox/enter/${id}?to=${encodeURIComponent(path)}`)
    await expectHeading(page)
  }
  return { page, open, close: () => context.close() }
}

async function register(page: Page): Promise<void> {
  await page.getByLabel('Jméno', { exact: true }).fill('Zdislava')
  await page.getByLabel('Příjmení').fill('Brtníková')
  await page.getByRole('textbox', { name: /mail/ }).fill('zdislava@example.com')
  await page.getByLabel('Heslo', { exact: true }).fill('kanárek visí v lampě')
  await page.getByLabel('Heslo ještě jednou').fill('kanárek visí v lampě')
  await page.getByRole('checkbox', { name: /osobních údajů/ }).check()
  await page.getByRole('checkbox', { name: /podmínkami/ }).check()
  await page.getByRole('button', { name: 'Stát se Dobrým andělem' }).click()
  await expect(page).toHaveURL('/registrace-potvrzeni')
}

test('every kind of link is made, opens what it is for, and once taken back opens nothing', async ({
  page,
  world,
  browser,
}) => {
  test.slow()
  const violations = await watchViolations(page)
  await enterDonor(page, world, 'admin', '/admin')
  await expectHeading(page, 'Přehled nadace')
  await page.getByRole('main').getByRole('link', { name: 'Vytvořit odkaz' }).click()
  await expectHeading(page, 'Generátor odkazů')

  const links = {
    rating: await makeLink(page, 'Hodnocení nadace', { 'Andělské číslo dárce': '10000004' }),
    edit: await makeLink(page, 'Úprava žádosti', { 'Číslo žádosti': 'Z-2026-0001', 'Co je potřeba doplnit': MISSING }),
    payment: await makeLink(page, 'Platba', { Částka: '1234', 'Variabilní symbol': '10000001' }),
    campaign: await makeLink(page, 'Registrace', { 'Název kampaně': 'Běh naděje' }),
  }
  expect(links.campaign).toBe('/registrace?kampan=beh-nadeje')
  const letter = (await emailsOf(page, world)).at(-1)?.text.split('\n\n') ?? []
  expect(letter).toContain(`Vzkaz od nás: ${MISSING}`)
  expect(letter.join()).toContain(links.edit)
  await expectAccessible(page)

  const other = await somebodyElse(browser, world)
  await other.open(links.rating)
  await expect(other.page.getByRole('radio').first()).toBeVisible()
  await expect(other.page).toHaveURL('/muj-ucet/nps')

  await other.open(links.edit)
  await expectHeading(other.page, 'Doplnění žádosti')
  await expect(other.page).toHaveURL('/dotaznik-editace')
  await expect(other.page.getByText('Z-2026-0001').first()).toBeVisible()
  await expect(other.page.getByText(MISSING)).toBeVisible()

  await other.open(links.payment)
  await expect(other.page.getByText('Platba je předvyplněná')).toBeVisible()
  await expect(other.page).toHaveURL('/jak-pomahat')
  await expect(other.page.getByRole('img', { name: /1\s234\sKč.*10000001/ })).toBeVisible()

  await other.open(links.campaign)
  await expect(other.page.getByText('Běh naděje')).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByText('Běh naděje')).toBeVisible()
  await register(other.page)
  await other.close()

  await page.goto(GENERATOR)
  await expect(page.getByRole('row').filter({ hasText: 'Běh naděje' })).toContainText('1 registrace')
  await takeBack(page, ['Běh naděje', /1\s234\sKč/, 'Z-2026-0001', '10000004'])

  const late = await somebodyElse(browser, world)
  await late.open(links.rating)
  await expect(late.page.getByText(/Tento odkaz na\shodnocení neznáme/)).toBeVisible()
  await late.open(links.edit)
  // A link that was taken back is answered like one that somebody has opened (decision 21).
  await expectHeading(late.page, 'Ještě ověření, že jste to vy')
  await expect(late.page.getByText('Z-2026-0001')).toHaveCount(0)
  await late.open(links.payment)
  await expect(late.page.getByText('Tento odkaz už neplatí')).toBeVisible()
  await late.open(links.campaign)
  await expectHeading(late.page, 'Staňte se Dobrým andělem')
  await expect(late.page.getByText('Běh naděje')).toHaveCount(0)
  await late.close()
  await expect(page.getByRole('heading', { name: 'Vytvořené odkazy' })).toBeVisible()
  expect(violations).toEqual([])
})
