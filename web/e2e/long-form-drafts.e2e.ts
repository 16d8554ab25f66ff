import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { countDrafts, storedText } from './kept-words.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { logInFamilyHere, logInHere } from './steer.ts'

const part = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const kept = (page: Page) => page.getByText(/Uloženo v\s+tomto zařízení v\s+\d\d:\d\d/)
/** A visitor says it on the overview, or where they came in. */
const ownDevice = (page: Page) => page.getByRole('button', { name: 'Ano, je moje' }).click()
const restored = (page: Page) => page.getByText('Pokračujte tam, kde jste přestali')

test('a visitor’s request outlives a reload and a closed tab, in no plain words, and ends when somebody signs in', async ({
  page,
  world,
  context,
}) => {
  await world.open('/dotaznik-onko')
  await ownDevice(page)
  await part(page, 'Kdo je nemocný').click()
  await expectHeading(page, 'Kdo je nemocný')
  await field(page, 'Jméno nemocného').fill('Vendelín')
  await expect(kept(page)).toBeVisible()
  await page.reload()
  await expect(restored(page)).toBeVisible()
  await expect(field(page, 'Jméno nemocného')).toHaveValue('Vendelín')
  const before = await storedText(page)
  await field(page, 'Diagnóza').fill('Ewingův sarkom')
  await page.getByRole('link', { name: /Vrátit se k\s+přehledu/ }).click()
  await expect.poll(() => storedText(page)).not.toBe(before)
  expect(await storedText(page)).not.toMatch(/Vendel|Ewing|patient-/)
  await page.close()

  const later = await context.newPage()
  await later.goto('/dotaznik-onko')
  await expect(part(later, 'Kdo je nemocný')).toHaveAccessibleName(/Rozepsáno/)
  await part(later, 'Kontrola').click()
  await expect(later.getByText('Vendelín')).toBeVisible()
  await expect(later.getByText('Ewingův sarkom')).toBeVisible()
  expect(await countDrafts(later)).toBe(2)

  await later.goto('/login')
  await logInHere(later, '10000001')
  await expect(later).toHaveURL('/darce')
  await expect.poll(() => countDrafts(later)).toBe(0)
})

test('what was typed in the last moment before a reload is there, however slow the device', async ({ page, world }) => {
  // Its own cryptography answers long after the page is gone.
  await page.addInitScript(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      return encrypt(...asked)
    }
  })
  await world.open('/dotaznik-onko?cast=patient')
  await ownDevice(page)
  await field(page, 'Jméno nemocného').fill('Vendelín')
  await expect(kept(page)).toBeVisible()
  for (const surname of ['Bouček', 'Boučková']) {
    await field(page, 'Příjmení nemocného').fill(surname)
    await page.reload()
    await expect(field(page, 'Příjmení nemocného')).toHaveValue(surname)
  }
  await expect(field(page, 'Jméno nemocného')).toHaveValue('Vendelín')
  expect(await storedText(page)).not.toMatch(/Vendel|Bouč/)
})

test('two windows of one request lose nothing of each other’s', async ({ page, world, context }) => {
  await world.open('/dotaznik-onko?cast=patient')
  await ownDevice(page)
  const other = await context.newPage()
  await other.goto('/dotaznik-onko?cast=patient')
  await expect(field(other, 'Jméno nemocného')).toBeVisible()
  await field(page, 'Jméno nemocného').fill('Vendelín')
  await expect(kept(page)).toBeVisible()
  await field(other, 'Příjmení nemocného').fill('Bouček')
  await expect(field(other, 'Jméno nemocného')).toHaveValue('Vendelín')
  await expect(other.getByText(/otevřený i\s+v\s+jiném okně/)).toBeVisible()
  // What it joined is written by then: its own words were what the joining came with.
  await page.reload()
  await expect(field(page, 'Jméno nemocného')).toHaveValue('Vendelín')
  await expect(field(page, 'Příjmení nemocného')).toHaveValue('Bouček')
})

test('a renewal outlives the end of the session, and the login leads back to the part it was at (W1, W16)', async ({
  page,
  world,
}) => {
  const family = ['2000002', '1986-05-02'] as const
  await enterFamily(page, world, ...family, { path: '/prijemce/obnoveni-zadosti' })
  await part(page, 'K\\s+čemu příspěvek pomohl').click()
  const use = page.getByRole('textbox').first()
  await use.fill('Dojíždění do Motola')
  await expect(kept(page)).toBeVisible()
  const before = await storedText(page)
  await use.fill('Dojíždění do Motola a ubytování')
  await expect.poll(() => storedText(page)).not.toBe(before)
  await world.advance('PT61M')
  await page.reload()
  await expect(page).toHaveURL(/^[^?]*\/prijemce\/prihlaseni\?return=/)
  expect(await storedText(page)).not.toMatch(/Motol|ubytov/)
  await logInFamilyHere(page, world, ...family, 2)
  await expectHeading(page, /K\s+čemu příspěvek pomohl/)
  await expect(use).toHaveValue('Dojíždění do Motola a ubytování')
  await expect(restored(page)).toBeVisible()
})
