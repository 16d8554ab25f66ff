import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { journalOf } from './steer.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Andělské číslo nebo e-mail' })
const set = (page: Page) => page.getByRole('button', { name: 'Nastavit nové heslo' })

test.use({ viewport: { width: 360, height: 740 } })

test('from the login over the inbox to a new password, set once although the response is lost, and used to log in', async ({
  page,
  world,
}) => {
  await world.open('/login')
  await name(page).fill('10000001')
  // The link passes the name on once the page is hydrated; before that it is a plain link.
  await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
  await expect(page.getByRole('button', { name: 'Skrýt heslo' })).toBeVisible()
  await page.getByRole('link', { name: 'Nepamatujete si heslo?' }).click()
  await expect(name(page)).toHaveValue('10000001')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page.getByText(/^Pokud takový účet existuje/)).toBeVisible()

  const link = await world.link('jana@example.com')
  await world.open(link)
  await expect(page.getByText('Odkaz platí do 11:00')).toBeVisible()
  await expect(page).toHaveURL('/obnova-hesla')
  await page.reload()
  await expect(set(page)).toBeVisible()
  await expectAccessible(page)
  await world.fail({ operationId: 'resetPassword', kind: 'reset', when: 'after', times: 1 })
  await page.getByLabel('Nové heslo', { exact: true }).fill('modrá-lampa-7')
  await page.getByLabel('Nové heslo ještě jednou').fill('modrá-lampa-7')
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
})
