import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { expectAccessible, test } from './sandbox.ts'
import { trigger } from './steer.ts'

test.use({ viewport: { width: 360, height: 760 } })

/** A pattern, unlike a text, distinguishes a fixed space from a plain one. */
const beginning = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}`)
const rowsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test("a family in renewal sees its status, tasks and menu on a phone, and after a reload the foundation's decision", {
  tag: '@long',
}, async ({ page, world }) => {
  await enterFamily(page, world, '2000003', '1987-06-03')
  await expect(page.getByRole('region', { name: 'Žádost se obnovuje' })).toBeVisible()
  await expect(rowsOf(page, 'Co je teď potřeba')).toHaveText(
    ['Obnovit žádost o pomoc', 'Doplnit údaje o rodině'].map(beginning),
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveText([
    'Přehled',
    'Obnovení žádosti',
    'Moje údaje',
    'Dokumenty',
    'Fotky',
    'Historie příspěvků',
    'Nabídky pomoci',
  ])
  await page.keyboard.press('Escape')
  await trigger(page, world, { kind: 'request-status', person: '2000003', status: 'suspended' })
  await page.reload()
  const status = page.getByRole('region', { name: 'Výplaty jsou pozastavené' })
  await expect(status).toContainText('Zavolejte nám prosím.')
  await expectAccessible(page)
})
