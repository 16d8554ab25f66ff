import { expect, type Page } from '@playwright/test'
import { test } from './browser-profile.ts'
import { addressOfPicture, logOut } from './people.ts'
import type { SandboxWorld } from './sandbox.ts'
import { logInFamilyHere, signInDonor } from './steer.ts'

const typed = ['Vendelínek', 'Ewingovsarkom', 'vendelin.naprstek']
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const savedNotice = (page: Page, where: 'zařízení' | 'panelu') =>
  page.getByText(new RegExp(`v\\s+tomto ${where} \\(\\d+:\\d\\d\\)`))
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function writeRequest(page: Page, where: 'zařízení' | 'panelu') {
  await page.goto('/dotaznik-onko?cast=patient')
  await field(page, 'Jméno nemocného').pressSequentially('Vendelínek')
  await field(page, 'Diagnóza').pressSequentially('Ewingovsarkom')
  await expect(savedNotice(page, where)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Diagnóza')).toHaveValue('Ewingovsarkom')
}

async function discard(page: Page) {
  await clickButton(page, 'Smazat a začít znovu')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Smazat a začít znovu' }).click()
  await expect(field(page, 'Diagnóza')).toHaveValue('')
}

/**
 * Bytes of a family's photo that a donor sees; after the donor's logout its address opens nothing.
 */
async function seePhoto(page: Page, world: SandboxWorld): Promise<Buffer> {
  await signInDonor(page, world, '10000001', '/profil-rodiny/fam-k7p2')
  const address = await addressOfPicture(page.getByRole('main').locator('img').first())
  const whileSignedIn = await page.request.get(address)
  const bytes = await whileSignedIn.body()
  await logOut(page)
  await expect(async () => expect((await page.request.get(address)).status()).toBe(404)).toPass()
  const opened = await page.goto(address)
  expect([whileSignedIn.status(), opened?.status()]).toEqual([200, 404])
  // The middle of the file: its beginning is the same in every photo.
  return bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64)
}

test('a photo of a family seen by a donor, a draft that a visitor deletes on their own device, a family’s drafts after a logout, and a registration and a request over which a browser is closed on a device whose owner is unknown leave no picture, text or key on the disk', async ({
  profile,
  page,
  world,
}) => {
  const photo = await seePhoto(page, world)
  await world.open('/dotaznik-onko')
  await page.getByRole('button', { name: 'Ano, je moje' }).press('Enter')
  await expect(page.getByText(/ukládáme v\s+tomto zařízení/)).toBeFocused()
  await writeRequest(page, 'zařízení')
  expect(profile.filesWithKey()).toHaveLength(1)
  await discard(page)
  await expect.poll(profile.filesWithKey).toEqual([])

  await page.goto(`/prijemce/prihlaseni?return=${encodeURIComponent('/prijemce/moje-udaje')}`)
  await logInFamilyHere(page, world, '2000001', '1985-04-01')
  await page
    .getByRole('textbox', { name: 'Co chcete dárcům říct o\u00a0své rodině' })
    .pressSequentially('Ewingovsarkom')
  await expect(savedNotice(page, 'zařízení')).toBeVisible()
  expect(profile.filesWithKey()).toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/prijemce')
  await logOut(page)
  await expect.poll(profile.filesWithKey).toEqual([])

  const keysOfFamily = profile.keys.size
  await page.goto('/registrace')
  await field(page, 'Jméno').pressSequentially('Vendelínek')
  await field(page, 'Příjmení').pressSequentially('Ewingovsarkom')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('kept-registration-draft')
  await page.reload()
  await expect(field(page, 'Příjmení')).toHaveValue('Ewingovsarkom')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('kept-registration-draft')
  const keysOfRegistration = profile.keys.size
  expect(keysOfRegistration).toBeGreaterThan(keysOfFamily)

  const next = await page.context().newPage()
  await next.goto('/dotaznik-onko')
  await expect(next.getByRole('heading', { name: 'Je tohle vaše zařízení?' })).toBeVisible()
  await next.goto('/dotaznik-onko?cast=carer')
  await next.locator('[name="formIdx-contact-email"]').pressSequentially('vendelin.naprstek@example.com')
  await writeRequest(next, 'panelu')
  expect(profile.keys.size).toBeGreaterThan(keysOfRegistration)
  const third = await page.context().newPage()
  await third.goto('/dotaznik-onko?cast=patient')
  await expect(field(third, 'Diagnóza')).toHaveValue('')
  await profile.close()
  expect(profile.filesWith(photo)).toEqual([])
  expect(profile.textsOnDisk(typed)).toEqual([])
  expect(profile.filesWithKey()).toEqual([])
})
