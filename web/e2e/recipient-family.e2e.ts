import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { expectAccessible, test } from './sandbox.ts'

const family = (page: Page) => page.getByRole('region', { name: 'Členové rodiny' })
const cardOf = (page: Page, name: string) => family(page).getByRole('listitem').filter({ hasText: name })
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a family adds a member by keyboard, changes them, and requests their removal; days later they are removed', {
  tag: '@long',
}, async ({ page, world }) => {
  await enterFamily(page, world, '2000001', '1985-04-01', { path: '/prijemce/moje-udaje-kontakty' })

  await page.getByRole('button', { name: 'Přidat člena rodiny' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nový člen rodiny' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Eliška Malá')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  // The first letters, as typed on a keyboard: „dědeček nebo babička“, „duben“.
  await page.keyboard.press('d')
  await page.keyboard.press('Tab')
  await page.keyboard.press('d')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1950')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Přidat člena rodiny' })).toBeFocused()
  await expect(cardOf(page, 'Eliška Malá')).toContainText('babička')
  await expect(cardOf(page, 'Eliška Malá')).toContainText('04/1950')

  await cardOf(page, 'Eliška Malá').getByRole('button', { name: 'Upravit' }).click()
  await page.getByRole('textbox', { name: 'Koníčky' }).fill('křížovky')
  await clickButton(page, 'Uložit změny')
  await expect(cardOf(page, 'Eliška Malá')).toContainText('křížovky')

  await cardOf(page, 'Eliška Malá').getByRole('button', { name: 'Požádat' }).click()
  await page.getByRole('textbox', { name: 'Proč' }).fill('Odstěhovala se.')
  await expectAccessible(page)
  await clickButton(page, 'Odeslat žádost')
  await expect(cardOf(page, 'Eliška Malá')).toContainText('žádost o odebrání podána')
  await expect(cardOf(page, 'Eliška Malá')).toContainText('Důvod: Odstěhovala se.')

  await world.advance('P7D')
  await enterFamily(page, world, '2000001', '1985-04-01', { path: '/prijemce/moje-udaje-kontakty', codes: 2 })
  await expect(cardOf(page, 'Anna Svobodová')).toBeVisible()
  await expect(cardOf(page, 'Eliška Malá')).toHaveCount(0)
})
