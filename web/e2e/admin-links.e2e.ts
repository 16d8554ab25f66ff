import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test, type World } from './sandbox.ts'
import { emailsOf } from './steer.ts'
import { watchViolations } from './violations.ts'

const GENERATOR = '/admin/link-generator'
const MISSING = 'Chybí nám zpráva lékaře.'

/** What holds the focus: on nothing it would be the page's body, and unseen it has no ring of 3 px. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: held } = document
    if (!held || held === document.body) return 'lost'
    const { outlineStyle, outlineWidth } = getComputedStyle(held)
    return outlineStyle === 'solid' && outlineWidth === '3px' ? 'seen' : `unseen: ${held.outerHTML}`
  })

/** Moves by Tab alone, and never through a place where the focus is lost or not to be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const reached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await reached()); presses += 1) {
    await page.keyboard.press('Tab')
    expect(await focusOf(page)).toBe('seen')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

async function press(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name }).first())
  await page.keyboard.press('Enter')
}

/** The heading of what came takes the focus, where it can be seen. */
async function expectTaken(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeFocused()
  expect(await focusOf(page)).toBe('seen')
}

type Kind = {
  kind: string
  downs: number
  /** The texts of its fields in their order; the first is required. */
  fields: readonly (readonly [label: string, text: string])[]
}

const kinds = {
  campaign: { kind: 'Registrace', downs: 0, fields: [['Název kampaně', 'Běh naděje']] },
  payment: { kind: 'Platba', downs: 1, fields: [['Částka', '1234']] },
  rating: { kind: 'Hodnocení', downs: 2, fields: [['Andělské číslo dárce', '10000004']] },
  edit: {
    kind: 'Úprava žádosti',
    downs: 3,
    fields: [
      ['Číslo žádosti', 'Z-2026-0001'],
      ['Co je potřeba doplnit', MISSING],
    ],
  },
} as const satisfies Record<string, Kind>

/** Makes a link by keyboard, copies it and reads its address off the page. */
async function makeLink(page: Page, { kind, downs, fields }: Kind): Promise<string> {
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let presses = 0; presses < downs; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: kind })).toBeChecked()
  // Nothing filled in: what is missing takes the focus, and its link leads to the field.
  await press(page, 'Vytvořit odkaz')
  const summary = page.getByRole('alert').filter({ hasText: 'Zkontrolujte prosím' })
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link').first())
  await page.keyboard.press('Enter')
  for (const [label, text] of fields) {
    const field = page.getByLabel(label).first()
    if (label === fields[0]?.[0]) await expect(field).toBeFocused()
    else await tabTo(page, field)
    await page.keyboard.type(text)
  }
  // In a text of several lines Enter is a new line.
  if (fields.length === 1) await page.keyboard.press('Enter')
  else await press(page, 'Vytvořit odkaz')
  await expectTaken(page, 'Odkaz je hotový')
  await expect(page.getByRole('img', { name: /^QR kód/ })).toBeVisible()
  const { pathname, search } = new URL(await page.locator('code').first().innerText())

  await press(page, 'Kopírovat')
  await expect(page.getByRole('status').filter({ hasText: 'Zkopírováno' }).first()).toBeVisible()
  expect(await focusOf(page)).toBe('seen')
  await press(page, 'Vytvořit další odkaz')
  await expectTaken(page, 'Nový odkaz')
  return pathname + search
}

/** Takes a link back by keyboard, after having thought it over once. */
async function takeBack(page: Page, label: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^Zneplatnit.*${label}`) })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Zneplatnit odkaz?' })
  await expect(dialog.getByRole('button', { name: 'Zneplatnit odkaz' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zneplatnit odkaz' })).toBeFocused()
  await page.keyboard.press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'Odkaz je zneplatněný' })
  await expect(told).toBeInViewport()
  await expect(button).toHaveCount(0)
  await expect.poll(() => focusOf(page)).toBe('seen')
  await expect(page.locator(':focus').filter({ has: told })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: label }).filter({ hasText: 'Zneplatněný' })).not.toHaveCount(0)
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

test('by keyboard alone: a link of each kind is made and copied; two open what they are for, and once taken back open nothing', async ({
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

  await makeLink(page, kinds.payment)
  await makeLink(page, kinds.rating)
  const campaign = await makeLink(page, kinds.campaign)
  const edit = await makeLink(page, kinds.edit)
  expect(campaign).toBe('/registrace?kampan=beh-nadeje')
  const letter = (await emailsOf(page, world)).at(-1)?.text.split('\n\n') ?? []
  expect(letter).toContain(`Vzkaz od nás: ${MISSING}`)
  expect(letter.join()).toContain(edit)
  await expectAccessible(page)

  const other = await somebodyElse(browser, world)
  await other.open(edit)
  await expectHeading(other.page, 'Doplnění žádosti')
  await expect(other.page).toHaveURL('/dotaznik-editace')
  await expect(other.page.getByText('Z-2026-0001').first()).toBeVisible()
  await expect(other.page.getByText(MISSING)).toBeVisible()

  await other.open(campaign)
  await expect(other.page.getByText('Běh naděje')).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByText('Běh naděje')).toBeVisible()
  await register(other.page)
  await other.close()

  await page.goto(GENERATOR)
  await expect(page.getByRole('row').filter({ hasText: 'Běh naděje' })).toContainText('1 registrace')
  await takeBack(page, 'Běh naděje')
  await takeBack(page, 'Z-2026-0001')

  const late = await somebodyElse(browser, world)
  await late.open(edit)
  // A link that was taken back is answered like one that somebody has opened (decision 21).
  await expectHeading(late.page, 'Ještě ověření, že jste to vy')
  await expect(late.page.getByText('Z-2026-0001')).toHaveCount(0)
  await late.open(campaign)
  await expectHeading(late.page, 'Staňte se Dobrým andělem')
  await expect(late.page.getByText('Běh naděje')).toHaveCount(0)
  await late.close()
  await expect(page.getByRole('heading', { name: 'Vytvořené odkazy' })).toBeVisible()
  expect(violations).toEqual([])
})
