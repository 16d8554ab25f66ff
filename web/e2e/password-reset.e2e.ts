import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { expectAccessible, test, type World } from './sandbox.ts'
import { emailsOf, journalOf } from './steer.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Andělské číslo nebo e-mail' })
const again = (page: Page) => page.getByLabel('Nové heslo ještě jednou')
const set = (page: Page) => page.getByRole('button', { name: 'Nastavit nové heslo' })

test.use({ viewport: { width: 360, height: 740 } })

/** The link of the newest e-mail, once there are `count` of them. */
async function newestLink(page: Page, world: World, count: number): Promise<string> {
  await expect.poll(async () => (await emailsOf(page, world)).length).toBe(count)
  const text = (await emailsOf(page, world)).at(-1)?.text ?? ''
  return /\/obnova-hesla\?odkaz=[\w-]+/.exec(text)?.[0] ?? ''
}

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Nové heslo', { exact: true }).fill(password)
  await again(page).fill(password)
}

test('from the login over the inbox to a new password, set once though the answer is lost, and in by it; late and used links say so', async ({
  page,
  world,
}) => {
  await world.open('/login')
  await name(page).fill('10000001')
  // The link takes the name along once the page listens; before that it only leads where it leads.
  await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
  await expect(page.getByRole('button', { name: 'Skrýt heslo' })).toBeVisible()
  await page.getByRole('link', { name: 'Nepamatujete si heslo?' }).click()
  await expect(name(page)).toHaveValue('10000001')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page.getByText(/^Pokud takový účet existuje/)).toBeVisible()

  await expectAccessible(page)

  const late = await newestLink(page, world, 1)
  await world.advance('PT61M')
  await world.open(late)
  await expectHeading(page, 'Odkaz už neplatí')
  await expectAccessible(page)
  await name(page).fill('jana@example.com')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expectHeading(page, /^Podívejte se do e/)

  const link = await newestLink(page, world, 2)
  await world.open(link)
  await expect(page.getByText('Odkaz platí do 12:01')).toBeVisible()
  await expect(page).toHaveURL('/obnova-hesla')
  await page.reload()
  await fillIn(page, 'Superman')
  await set(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /^Toto heslo patří k\s+nejčastějším/ })).toBeVisible()
  await expectAccessible(page)
  await world.fail({ operationId: 'resetPassword', kind: 'reset', when: 'after', times: 1 })
  await fillIn(page, 'modrá-lampa-7')
  await set(page).click()
  await expect(page.getByRole('alert')).toContainText('Spojení se přerušilo')
  await set(page).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Nové heslo je nastavené. Přihlaste se jím prosím.')).toBeVisible()
  await name(page).fill('10000001')
  await page.getByLabel('Heslo', { exact: true }).fill('modrá-lampa-7')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page).toHaveURL('/darce')

  const written = (await journalOf(page, world, 'resetPassword')).filter(({ changes }) => changes.length > 0)
  expect(written).toHaveLength(1)
  await world.open(link)
  await expectHeading(page, 'Odkaz už posloužil')
})
