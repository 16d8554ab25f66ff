import { type Browser, expect, type Page } from '@playwright/test'
import { enterDonor, enterFamily } from './enter.ts'
import { accessibilityFaults, type SandboxWorld, test } from './sandbox.ts'

/** A record that is saved in one form; fields by their names. */
type SavedRecord = {
  record: string
  person: 'donor' | 'family'
  path: string
  submit: string
  /** The field that both devices change, with the values of the first device, of the second, and of the first again. */
  both: readonly [name: string, first: string, second: string, third: string]
  /** Another value of the record, which only the second device changes. */
  other?: readonly [name: string, value: string]
}

const contacts = '/prijemce/moje-udaje-kontakty'
const records: readonly SavedRecord[] = [
  {
    record: 'the profile of a donor',
    person: 'donor',
    path: '/muj-ucet/profil',
    submit: 'Uložit změny',
    both: ['address.street', 'Dlouhá', 'Krátká', 'Široká'],
    other: ['lastName', 'Dvořáková'],
  },
  {
    record: 'the tax data of a donor',
    person: 'donor',
    path: '/muj-ucet/danove',
    submit: 'Uložit údaje',
    both: ['name', 'Jana Dlouhá', 'Jana Krátká', 'Jana Široká'],
  },
  {
    record: 'the data of a family',
    person: 'family',
    path: '/prijemce/moje-udaje',
    submit: 'Uložit údaje',
    both: ['account.number', '2000137313', '2000145399', '19'],
    other: ['lifeStory', 'Jsme doma.'],
  },
  {
    record: 'the contacts of a family',
    person: 'family',
    path: contacts,
    submit: 'Uložit kontakty',
    both: ['email', 'dlouha@example.com', 'kratka@example.com', 'siroka@example.com'],
    other: ['address.street', 'Bráfova'],
  },
  {
    record: 'a member of a family',
    person: 'family',
    path: `${contacts}?clen=member-2`,
    submit: 'Uložit změny',
    both: ['hobbies', 'plavání', 'šachy', 'kolo'],
    other: ['schoolOrProfession', '4. třída'],
  },
  {
    record: 'the details of a photo',
    person: 'family',
    path: '/prijemce/moje-fotky?fotka=pho-hospital',
    submit: 'Uložit změny',
    both: ['description', 'Ráno u vody', 'Ráno u lesa', 'Ráno u řeky'],
    other: ['takenMonth', '3'],
  },
]

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const conflicts = (page: Page) => page.getByRole('region', { name: 'Tyto údaje se mezitím změnily jinde' })

async function put(page: Page, [name, value]: readonly [string, string]): Promise<void> {
  const isList = await field(page, name).evaluate((control) => control.tagName === 'SELECT')
  await (isList ? field(page, name).selectOption(value) : field(page, name).fill(value))
}

/** Clicks the button of the form, and waits until it was saved: the page says so. */
async function save(page: Page, submit: string): Promise<void> {
  await page.getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByText(/^(Uloženo \d{1,2}:\d\d|Změny jsou uložené)/).first()).toBeVisible()
}

/** Signs the same person in on another device. */
async function enterAgain(
  browser: Browser,
  world: SandboxWorld,
  { person, path }: Pick<SavedRecord, 'person' | 'path'>,
) {
  const device = await (await browser.newContext()).newPage()
  const open = async (to: string) => {
    await device.goto(`/sandbox/enter/${world.id}?to=${encodeURIComponent(to)}`)
  }
  await enterAs(device, { ...world, open }, { person, path }, 2)
  return device
}

const enterAs = (page: Page, world: SandboxWorld, { person, path }: Pick<SavedRecord, 'person' | 'path'>, codes = 1) =>
  person === 'donor'
    ? enterDonor(page, world, '10000001', path)
    : enterFamily(page, world, '2000001', '1985-04-01', { path, codes })

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expect(field(page, name)).toBeVisible()
}

for (const one of records) {
  const { record, path, submit, both, other } = one
  const [name, first, second, third] = both
  test(`${record} on two devices: the older page restores nothing, and of one value the person chooses, without a pointer, on a narrow phone, with no accessibility fault (rule 18.18)`, {
    // The others have the same form; the tests of their screens and of the provider prove each.
    ...(one !== records[0] && { tag: '@long' }),
  }, async ({ page, browser, world }) => {
    await enterAs(page, world, one)
    const device = await enterAgain(browser, world, one)
    for (const opened of [page, device]) await expect(field(opened, name)).toBeVisible()

    await put(page, [name, first])
    await save(page, submit)
    if (other) {
      await put(device, other)
      await save(device, submit)
      await open(device, path, name)
      await expect(field(device, name)).toHaveValue(first)
      await expect(field(device, other[0])).toHaveValue(other[1])
      await open(page, path, name)
      await put(device, [name, second])
      await save(device, submit)
    }

    const [older, mine, stored] = other ? [page, third, second] : [device, second, first]
    await older.setViewportSize({ width: 320, height: 640 })
    await put(older, [name, mine])
    await older.getByRole('button', { name: submit, exact: true }).focus()
    await older.keyboard.press('Enter')
    await expect(conflicts(older)).toBeFocused()
    await expect(conflicts(older)).toContainText(stored)
    expect(await accessibilityFaults(older)).toEqual([])
    expect(await older.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await older.keyboard.press('Tab')
    await older.keyboard.press('ArrowDown')
    await expect(field(older, name)).toHaveValue(stored)
    await older.keyboard.press('ArrowUp')
    await expect(field(older, name)).toHaveValue(mine)
    await save(older, submit)
    await expect(conflicts(older)).toBeHidden()
    await open(device, path, name)
    await expect(field(device, name)).toHaveValue(mine)
    if (other) await expect(field(device, other[0])).toHaveValue(other[1])
    await device.context().close()
  })
}

const newsletter = (page: Page) => page.locator('form [name="consents.newsletter"]')

test('a consent that a donor withdrew on one device is granted again neither by an older page nor by its draft (rule 18.18)', {
  tag: '@long',
}, async ({ page, browser, world }) => {
  const profile = { person: 'donor', path: '/muj-ucet/profil' } as const
  await enterAs(page, world, profile)
  const device = await enterAgain(browser, world, profile)
  await expect(newsletter(device)).toBeChecked()
  await newsletter(page).uncheck()
  await page.locator('form [name="consents.nameInPublicList"]').uncheck()
  await save(page, 'Uložit změny')

  await put(device, ['lastName', 'Dvořáková'])
  device.on('dialog', (dialog) => void dialog.accept())
  await device.reload()
  await expect(field(device, 'lastName')).toHaveValue('Dvořáková')
  await save(device, 'Uložit změny')
  await open(page, profile.path, 'lastName')
  await expect(field(page, 'lastName')).toHaveValue('Dvořáková')
  await expect(newsletter(page)).not.toBeChecked()
  await expect(page.locator('form [name="consents.nameInPublicList"]')).not.toBeChecked()
  await device.context().close()
})

test('in a second tab with unsaved text the save of the first stays, and the text too, after a reload as well (rule 18.18)', async ({
  page,
  world,
  context,
}) => {
  const family = { person: 'family', path: contacts } as const
  await enterAs(page, world, family)
  const tab = await context.newPage()
  tab.on('dialog', (dialog) => void dialog.accept())
  await open(tab, contacts, 'email')
  await put(tab, ['address.street', 'Bráfova'])
  await put(page, ['email', 'dlouha@example.com'])
  await save(page, 'Uložit kontakty')
  await expect(field(tab, 'address.street')).toHaveValue('Bráfova')
  await expect(tab.getByText(/^Uloženo v\s+tomto zařízení/)).toBeVisible()
  await tab.reload()
  await expect(field(tab, 'address.street')).toHaveValue('Bráfova')
  await expect(field(tab, 'email')).toHaveValue('dlouha@example.com')
  await save(tab, 'Uložit kontakty')
  await open(page, contacts, 'email')
  await expect(field(page, 'email')).toHaveValue('dlouha@example.com')
  await expect(field(page, 'address.street')).toHaveValue('Bráfova')
})
