import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { journalOf, logInHere } from './steer.ts'

test.use({ viewport: { width: 360, height: 740 } })

const lastName = (page: Page) => page.getByRole('textbox', { name: 'Příjmení' })
const save = (page: Page) => page.getByRole('button', { name: 'Uložit změny' })

test('a profile is not left unsaved by mistake and is saved once despite a lost response; a new password keeps this session and ends the other device; a withdrawn consent is requested at the next login', {
  tag: '@engines',
}, async ({ page, world }) => {
  const device = await page.request.post(`/w/${world.id}/api/login`, {
    data: { username: '10000001', password: 'andel123' },
  })
  const { token, personId } = ((await device.json()) as { response: { token: string; personId: string } }).response
  await enterDonor(page, world, '10000001', '/muj-ucet')

  await test.step('the profile', async () => {
    await page.getByRole('link', { name: /^Profil a\ssouhlasy/ }).click()
    await expectHeading(page, 'Můj profil')
    const phone = page.getByRole('textbox', { name: 'Telefon' })
    const before = await phone.inputValue()
    await phone.fill('12')
    // The message that the field shows when it is left does not move the button away from under the click.
    await save(page).click()
    await expect(page.getByRole('alert').getByRole('link', { name: /^Telefon/ })).toBeVisible()
    await phone.fill(before)
    await lastName(page).fill('Dvořáková')
    await page.getByRole('checkbox', { name: /veřejném seznamu/ }).uncheck()
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Odejít bez uložení?' })
    await question.getByRole('button', { name: /^Zůstat/ }).click()
    await expect(question).toBeHidden()
    await world.fail({ operationId: 'saveDonorProfile', kind: 'reset', when: 'after', times: 1 })
    await save(page).click()
    // The response was lost after the write: the page refetches the record and finds it saved.
    await expect(page.getByText(/^Uloženo \d+:\d\d$/)).toBeVisible()
    await expect(page.getByText(/^Ze\sseznamu zmizí do/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zpět na můj účet' }).click()
    await expectHeading(page, 'Můj účet')
    await expect(page.getByRole('main')).toContainText('Jana Dvořáková')
    const saved = (await journalOf(page, world, 'saveDonorProfile')).filter(({ changes }) => changes.length > 0)
    expect(saved).toHaveLength(1)
  })

  await test.step('the password', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Heslo/ })
      .click()
    await page.getByLabel('Stávající heslo').fill('andel123')
    await page.getByLabel('Nové heslo', { exact: true }).fill('modrý kanárek 7')
    await page.getByLabel('Nové heslo ještě jednou').fill('modrý kanárek 7')
    await page.getByRole('button', { name: 'Změnit heslo' }).click()
    await expectHeading(page, 'Heslo je změněné')
    await page.getByRole('link', { name: 'Zpět na můj účet' }).click()
    await expectHeading(page, 'Můj účet')
    const headers = { Authorization: token, uid: personId }
    const read = await page.request.get(`/w/${world.id}/api/userProfile`, { headers })
    expect(await read.json()).toMatchObject({ error_code: 401 })
  })

  await page.getByRole('link', { name: /^Profil a\ssouhlasy/ }).click()
  await page.getByRole('main').getByRole('link', { name: /dvol/ }).click()
  await page.getByRole('button', { name: 'Odvolat souhlas' }).click()
  const question = page.getByRole('alertdialog', { name: 'Opravdu souhlas odvolat?' })
  await question.getByRole('button', { name: 'Odvolat souhlas' }).click()
  await expectHeading(page, 'Souhlas je odvolaný')
  await expect(page.getByText(/^Poslední e.* přijde do/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Přihlásit se znovu' }).click()
  await logInHere(page, '10000001', 'modrý kanárek 7')
  await expect(page).toHaveURL('/zpracovani-osobnich-udaju')
  await expectHeading(page, /^Dovolíte nám/)
})
