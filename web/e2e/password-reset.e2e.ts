import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { expectAccessible, test, type World } from './sandbox.ts'
import { emailsOf, journalOf } from './steer.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Andělské číslo nebo e-mail' })
const again = (page: Page) => page.getByLabel('Nové heslo ještě jednou')
const set = (page: Page) => page.getByRole('button', { name: 'Nastavit nové heslo' })

test.use({ viewport: { width: 360, height: 740 } })

async function askForLink(page: Page, world: World, username = '10000001') {
  await world.open('/obnova-hesla')
  await name(page).fill(username)
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expectHeading(page, /^Podívejte se do e/)
}

/** The link of the newest e-mail, once there are `count` of them. */
async function newestLink(page: Page, world: World, count = 1): Promise<string> {
  await expect.poll(async () => (await emailsOf(page, world)).length).toBe(count)
  const text = (await emailsOf(page, world)).at(-1)?.text ?? ''
  return /\/obnova-hesla\?odkaz=[\w-]+/.exec(text)?.[0] ?? ''
}

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Nové heslo', { exact: true }).fill(password)
  await again(page).fill(password)
}

test('from the login over the inbox to a new password, and in by it; the link is used up', async ({ page, world }) => {
  await world.open('/login')
  await name(page).fill('10000001')
  // The link takes the name along once the page listens; before that it only leads where it leads.
  await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
  await expect(page.getByRole('button', { name: 'Skrýt heslo' })).toBeVisible()
  await page.getByRole('link', { name: 'Nepamatujete si heslo?' }).click()
  await expect(name(page)).toHaveValue('10000001')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page.getByText(/^Pokud takový účet existuje/)).toBeVisible()

  const link = await newestLink(page, world)
  await world.open(link)
  await expect(page.getByText('Odkaz platí do 11:00')).toBeVisible()
  await expect(page).toHaveURL('/obnova-hesla')
  await page.reload()
  await fillIn(page, 'modrá-lampa-7')
  await set(page).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Nové heslo je nastavené. Přihlaste se jím prosím.')).toBeVisible()
  await name(page).fill('10000001')
  await page.getByLabel('Heslo', { exact: true }).fill('modrá-lampa-7')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page).toHaveURL('/darce')

  await world.open(link)
  await expectHeading(page, 'Odkaz už posloužil')
})

test('a link past its hour sends a new one at once, and that one works', async ({ page, world }) => {
  await askForLink(page, world)
  const link = await newestLink(page, world)
  await world.advance('PT61M')
  await world.open(link)
  await expectHeading(page, 'Odkaz už neplatí')
  await name(page).fill('jana@example.com')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expectHeading(page, /^Podívejte se do e/)
  await world.open(await newestLink(page, world, 2))
  await expect(set(page)).toBeVisible()
})

test('the answer lost after the password was set: pressed again it is set once, and no failure is read', async ({
  page,
  world,
}) => {
  await askForLink(page, world)
  await world.open(await newestLink(page, world))
  await world.fail({ operationId: 'resetPassword', kind: 'reset', when: 'after', times: 1 })
  await fillIn(page, 'modrá-lampa-7')
  await set(page).click()
  await expect(page.getByRole('alert')).toContainText('Spojení se přerušilo')
  await set(page).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Nové heslo je nastavené. Přihlaste se jím prosím.')).toBeVisible()
  const written = (await journalOf(page, world, 'resetPassword')).filter(({ changes }) => changes.length > 0)
  expect(written).toHaveLength(1)
})

test('sent, refused and with a password that was not repeated the page is accessible', async ({ page, world }) => {
  await askForLink(page, world)
  await expectAccessible(page)
  await world.open(await newestLink(page, world))
  await page.getByLabel('Nové heslo', { exact: true }).pressSequentially('modrá-lampa')
  await expect(page.getByText('Síla hesla:')).toBeVisible()
  await set(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await world.open('/obnova-hesla?odkaz=rst_neznamy_odkaz')
  await expectHeading(page, 'Tento odkaz neznáme')
  await expectAccessible(page)
})
