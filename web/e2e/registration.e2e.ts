import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { expectAccessible, type SandboxWorld, test } from './sandbox.ts'
import { emailsOf, journalOf } from './steer.ts'
import { watchViolations } from './violations.ts'

const REGISTRATION = '/registrace'
const DONE = '/registrace-potvrzeni'
const NUMBER = '10000011'
const email = 'zdislava@example.com'
const password = 'kanárek visí v lampě'

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Jméno', { exact: true }).fill('Zdislava')
  await page.getByLabel('Příjmení').fill('Brtníková')
  await page.getByRole('textbox', { name: /mail/ }).fill(email)
  await page.getByLabel('Heslo', { exact: true }).pressSequentially(password)
  await page.getByLabel('Heslo ještě jednou').pressSequentially(password)
  await page.getByRole('checkbox', { name: /osobních údajů/ }).check()
  await page.getByRole('checkbox', { name: /podmínkami/ }).check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Stát se Dobrým andělem' }).click()
const written = async (page: Page, world: SandboxWorld) =>
  (await journalOf(page, world, 'registerDonor')).filter(({ changes }) => changes.length > 0)

/** Everything the tab stores, and every address it requested. */
const remembered = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href, history.state]),
  )

test('a visitor registers on a phone over a reload and two lost responses: one account, one e-mail, signed in, and the password is stored nowhere', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const violations = await watchViolations(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await world.fail({ operationId: 'registerDonor', kind: 'reset', when: 'after', times: 1 })
  await world.fail({ operationId: 'logIn', kind: 'reset', when: 'before', times: 1 })
  await world.open(REGISTRATION)
  await expectHeading(page, 'Staňte se Dobrým andělem')
  await fill(page)
  await expect(page.getByText('Síla hesla: velmi silné')).toBeVisible()
  await page.getByRole('radio', { name: /^300/ }).check()
  await page.getByRole('radio', { name: 'QR kódem' }).check()
  await page.reload()
  await expect(page.getByLabel('Příjmení')).toHaveValue('Brtníková')
  await expect(page.getByLabel('Heslo', { exact: true })).toHaveValue('')
  await page.getByLabel('Heslo', { exact: true }).pressSequentially(password)
  await page.getByLabel('Heslo ještě jednou').pressSequentially(password)

  await send(page)
  await expect(page.getByRole('alert')).toContainText('Spojení se přerušilo')
  await expect(page.getByLabel('Heslo', { exact: true })).toHaveValue(password)
  await send(page)
  await expectHeading(page, 'Účet je založený')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zkusit se přihlásit znovu' }).click()
  await expect(page).toHaveURL(DONE)
  await expectHeading(page, /^Děkujeme/)
  await expect(page.getByRole('group', { name: 'Vaše andělské číslo' })).toHaveText(NUMBER)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('QR kódem')
  await expectAccessible(page)

  expect(await written(page, world)).toHaveLength(1)
  const letters = await emailsOf(page, world)
  expect(letters).toMatchObject([{ to: email, subject: 'Vítejte mezi Dobrými anděly' }])
  expect(letters[0]?.text).toContain(NUMBER)
  expect(await remembered(page)).not.toContain('kanárek')
  expect(addresses.filter((address) => address.includes('kanárek') || address.includes(email))).toEqual([])
  // The lost responses are caused by the test.
  expect(violations.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([])
})
