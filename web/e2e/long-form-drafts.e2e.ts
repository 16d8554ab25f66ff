import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'
import { countDrafts, storedText } from './saved-texts.ts'

const part = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const overview = (page: Page) => page.getByRole('link', { name: /Vrátit se k\s+přehledu/ }).click()
const savedNotice = (page: Page) => page.getByText(/Uloženo v\s+tomto zařízení \(\d{1,2}:\d\d\)/)
/** A visitor confirms it on the overview, or on the page where they entered. */
const ownDevice = (page: Page) => page.getByRole('button', { name: 'Ano, je moje' }).click()

test('a visitor’s request outlives a reload at the last moment on a slow device and a closed tab, not in plain text; two windows lose no input of each other', {
  tag: '@engines',
}, async ({ page, world, context }) => {
  // Each write of its database waits for another one of 700 ms, so that a page is closed long before its own.
  await page.addInitScript(() => {
    const transact = Reflect.get(IDBDatabase.prototype, 'transaction')
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
      if (mode !== 'readwrite') return transact.call(this, stores, mode, ...rest)
      const busy = transact.call(this, stores, mode)
      const [name = ''] = busy.objectStoreNames
      const end = performance.now() + 700
      const goOn = () => {
        if (performance.now() < end) busy.objectStore(name).count().onsuccess = goOn
      }
      goOn()
      return transact.call(this, stores, mode, ...rest)
    }
  })
  await world.open('/dotaznik-onko?cast=patient')
  await ownDevice(page)
  await field(page, 'Jméno nemocného').fill('Vendelín')
  await expect(savedNotice(page)).toBeVisible()
  await field(page, 'Příjmení nemocného').fill('Boučková')
  await page.reload()
  await expect(field(page, 'Příjmení nemocného')).toHaveValue('Boučková')
  await expect(field(page, 'Jméno nemocného')).toHaveValue('Vendelín')
  await expect(page.getByText('Pokračujte tam, kde jste přestali')).toBeVisible()
  const before = await storedText(page)
  await field(page, 'Diagnóza').fill('Ewingův sarkom')
  await overview(page)
  await expect.poll(() => storedText(page)).not.toBe(before)
  expect(await storedText(page)).not.toMatch(/Vendel|Bouč|Ewing|patient-/)
  await page.close()

  const later = await context.newPage()
  await later.goto('/dotaznik-onko?cast=patient')
  await expect(field(later, 'Diagnóza')).toHaveValue('Ewingův sarkom')
  const other = await context.newPage()
  await other.goto('/dotaznik-onko?cast=patient')
  await expect(field(other, 'Jméno nemocného')).toHaveValue('Vendelín')
  const restored = await storedText(later)
  await field(later, 'Jméno nemocného').fill('Vendelína')
  await expect.poll(() => storedText(later)).not.toBe(restored)
  await field(other, 'Příjmení nemocného').fill('Boučková Malá')
  await expect(field(other, 'Jméno nemocného')).toHaveValue('Vendelína')
  await expect(other.getByText(/otevřený i\s+v\s+jiném okně/)).toBeVisible()
  // The input it merged is saved by then: its own input was already part of the merge.
  await later.goto('/dotaznik-onko')
  await expect(part(later, 'Kdo je nemocný')).toHaveAccessibleName(/Rozepsáno/)
  await part(later, 'Kontrola').click()
  for (const text of ['Vendelína', 'Boučková Malá', 'Ewingův sarkom'])
    await expect(later.getByText(text, { exact: true })).toBeVisible()
  expect(await countDrafts(later)).toBe(2)
})
