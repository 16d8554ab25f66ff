import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { logOut } from './people.ts'
import { test } from './sandbox.ts'
import { countDrafts, storedText } from './saved-texts.ts'
import { logInFamilyHere } from './steer.ts'

const family = ['2000001', '1985-04-01'] as const
const story = (page: Page) => page.getByRole('textbox', { name: 'Co chcete dárcům říct o\u00a0své rodině' })
const save = (page: Page) => page.getByRole('button', { name: 'Uložit údaje' }).click()
const restored = (page: Page) => page.getByText('Vrátili jsme sem, co jste měli rozepsané')

test("a family's input outlives a lost network, a reload and the session, and no logout (rules 18.1, 18.12)", {
  tag: '@long',
}, async ({ page, world }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await enterFamily(page, world, ...family, { path: '/prijemce/moje-udaje' })
  await story(page).fill('Bydlíme teď u babičky')

  await page.route('**/api/**', (route) => route.abort())
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Spojení se asi přerušilo')
  await expect(story(page)).toHaveValue('Bydlíme teď u babičky')
  await expect(page.getByText(/Uloženo v\s+tomto zařízení \(\d{1,2}:\d\d\)/)).toBeVisible()
  expect(await countDrafts(page)).toBe(2)
  expect(await storedText(page)).not.toMatch(/babičky|veselo|lifeStory/)

  await page.unroute('**/api/**')
  const before = await storedText(page)
  await story(page).fill('Bydlíme teď u babičky a je tam veselo')
  await expect.poll(() => storedText(page)).not.toBe(before)
  await page.reload()
  await expect(restored(page)).toBeVisible()
  await expect(story(page)).toHaveValue('Bydlíme teď u babičky a je tam veselo')

  await world.advance('PT61M')
  await story(page).press('End')
  await story(page).pressSequentially(' dnes')
  await save(page)
  await expect(page).toHaveURL('/prijemce/prihlaseni?return=%2Fprijemce%2Fmoje-udaje')
  expect(await storedText(page)).not.toMatch(/babičky|veselo|dnes|access-token/)
  await logInFamilyHere(page, world, ...family, 2)
  await expect(page).toHaveURL('/prijemce/moje-udaje')
  await expect(story(page)).toHaveValue('Bydlíme teď u babičky a je tam veselo dnes')

  await page.goto('/prijemce')
  expect(await countDrafts(page)).toBe(2)
  await logOut(page)
  await expect.poll(() => countDrafts(page)).toBe(0)
  expect(await storedText(page)).not.toMatch(/babičky|p-2000001|drafts-to-destroy/)
})
