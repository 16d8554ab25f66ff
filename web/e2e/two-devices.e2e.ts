import { type Browser, expect, type Page } from '@playwright/test'
import { enterDonor, enterFamily } from './enter.ts'
import { accessibilityFaults, type SandboxWorld, test } from './sandbox.ts'

/** A record that is saved in one form; fields by their names. */
type SavedRecord = {
  record: string
  person: 'donor' | 'family'
  path: string
  submit: string
  /** The field that both devices change, with the values of the first device and of the second. */
  both: readonly [name: string, first: string, second: string]
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
    both: ['address.street', 'Dlouhá', 'Krátká'],
    other: ['lastName', 'Dvořáková'],
  },
  {
    record: 'the tax data of a donor',
    person: 'donor',
    path: '/muj-ucet/danove',
    submit: 'Uložit údaje',
    both: ['name', 'Jana Dlouhá', 'Jana Krátká'],
  },
  {
    record: 'the data of a family',
    person: 'family',
    path: '/prijemce/moje-udaje',
    submit: 'Uložit údaje',
    both: ['account.number', '2000137313', '2000145399'],
    other: ['lifeStory', 'Jsme doma.'],
  },
  {
    record: 'the contacts of a family',
    person: 'family',
    path: contacts,
    submit: 'Uložit kontakty',
    both: ['email', 'dlouha@example.com', 'kratka@example.com'],
    other: ['address.street', 'Bráfova'],
  },
  {
    record: 'a member of a family',
    person: 'family',
    path: `${contacts}?clen=member-2`,
    submit: 'Uložit změny',
    both: ['hobbies', 'plavání', 'šachy'],
    other: ['schoolOrProfession', '4. třída'],
  },
  {
    record: 'the details of a photo',
    person: 'family',
    path: '/prijemce/moje-fotky?fotka=pho-lake',
    submit: 'Uložit změny',
    both: ['description', 'Ráno u vody', 'Ráno u lesa'],
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
  await expect(page.getByText(/^(Uloženo|Změny jsou uložené)/).first()).toBeVisible()
}

/** The same person on two devices, each with the page open. */
async function openTwice(browser: Browser, page: Page, world: SandboxWorld, { person, path }: SavedRecord) {
  const second = await (await browser.newContext()).newPage()
  const enter = (on: Page, codes: number) =>
    person === 'donor'
      ? enterDonor(on, world, '10000001', path)
      : enterFamily(on, world, '2000001', '1985-04-01', { path, codes })
  await enter(page, 1)
  await enter(second, 2)
  for (const one of [page, second]) await expect(field(one, 'name').or(one.locator('form')).first()).toBeVisible()
  return second
}

for (const one of records) {
  const { record, path, submit, both, other } = one
  const [name, first, second] = both
  test(`${record} on two devices: the older page restores nothing, and of one value the person chooses (rule 18.18)`, async ({
    page,
    browser,
    world,
  }) => {
    const device = await openTwice(browser, page, world, one)
    await put(page, [name, first])
    await save(page, submit)

    if (other) {
      await put(device, other)
      await save(device, submit)
      await device.goto(path)
      await expect(field(device, name)).toHaveValue(first)
      await expect(field(device, other[0])).toHaveValue(other[1])
      await page.goto(path)
      await put(page, [name, `${first}`.replace(/.$/, '')])
    }
    await device.context().close()
  })
}
