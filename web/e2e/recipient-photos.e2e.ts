import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { enterFamily } from './enter.ts'
import { phonePhoto } from './fake-file.ts'
import { test } from './sandbox.ts'
import { journalOf, trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const MB = 1024 ** 2

/**
 * Records what the live regions of the page announce to a screen reader. Without the half: a fast answer may come
 * before the browser reports any progress, so the tests of the upload list prove that it is announced.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const region = [...document.querySelectorAll('main [role=status]')].pop() as HTMLElement
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return async () => {
    const texts = await page.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0))
    return texts.filter((text) => !text.includes('z\u00a0poloviny'))
  }
}

test('a photo is added, becomes the primary one and is removed, and a screen reader announces it', {
  tag: '@engines',
}, async ({ page, world }) => {
  const violations = await watchViolations(page)
  const main = page.getByRole('main')
  await enterFamily(page, world, '2000001', '1985-04-01')
  await page.getByRole('complementary').getByRole('link', { name: 'Moje fotky' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main).toMatchAriaSnapshot(`
    - heading "Moje fotky" [level=1]
    - link "Přidat fotku"
    - heading "Vaše fotky" [level=2]
    - list:
      - listitem:
        - img "Ráno na pokoji, kde vychází slunce přímo do okna"
        - 'button "Nastavit jako hlavní „Ráno na pokoji, kde vychází slunce přímo do okna“"'
        - 'link "Upravit „Ráno na pokoji, kde vychází slunce přímo do okna“"'
        - 'button /^Požádat o.smazání „Ráno na pokoji, kde vychází slunce přímo do okna“$/'
      - listitem
      - listitem
  `)

  await page.getByRole('link', { name: 'Přidat fotku' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nová fotka' })).toBeFocused()
  await page.getByRole('button', { name: 'Přidat fotku' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(main).toMatchAriaSnapshot(`
    - paragraph:
      - link "Zpět na všechny fotky"
    - heading "Nová fotka" [level=1]
    - alert:
      - heading "Zkontrolujte prosím, co jste vyplnili" [level=2]
      - list:
        - listitem:
          - 'link "Fotka: Hodnota je povinná. Vyberte prosím fotku."'
        - listitem:
          - 'link "Měsíc: Hodnota je povinná"'
        - listitem:
          - 'link "Rok: Hodnota je povinná"'
        - listitem:
          - 'link "Co je na fotce: Hodnota je povinná"'
    - group:
      - button "Fotka"
      - paragraph: "Chyba: Hodnota je povinná. Vyberte prosím fotku."
      - group "Kdy fotka vznikla":
        - combobox "Měsíc" [invalid]
        - combobox "Rok" [invalid]
      - textbox "Co je na fotce" [invalid]
      - button "Přidat fotku"
      - button "Zrušit"
  `)

  const photo = await phonePhoto(2200, 1650)
  expect(photo.length).toBeGreaterThan(2 * MB)
  await page
    .getByLabel('Fotka', { exact: true })
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText(/zmenšeno z/)).toBeVisible()
  const shown = page.getByRole('img', { name: 'Náhled vybrané fotky' })
  const size = () => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  await expect.poll(size).toEqual([1500, 2000])
  await page.getByRole('combobox', { name: 'Měsíc' }).selectOption('listopad')
  await page.getByRole('combobox', { name: 'Rok' }).selectOption('2026')
  await page.getByRole('textbox', { name: 'Co je na fotce' }).fill('Procházka k řece')

  await world.fail({ operationId: 'addRecipientPhoto', kind: 'reset', when: 'after', times: 1 })
  const announced = await listen(page)
  await page.getByRole('button', { name: 'Přidat fotku' }).click()
  await expect(page.getByRole('alert')).toContainText('Nevíme, jestli se to povedlo')
  expect(await announced()).toEqual(['Nahráváme soubor IMG_1.jpg.', ''])
  await expect(shown).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Co je na fotce' })).toHaveValue('Procházka k řece')

  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/recipientPhotos'),
  )
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  expect(Number(await (await sending).headerValue('content-length'))).toBeLessThan(photo.length / 2)
  await expect(page.getByRole('heading', { level: 1, name: 'Moje fotky' })).toBeFocused()
  expect(await announced()).toEqual(['Nahráváme soubor IMG_1.jpg.', 'Soubor IMG_1.jpg je nahraný.'])
  const written = (await journalOf(page, world, 'addRecipientPhoto')).filter(({ changes }) => changes.length > 0)
  expect(written).toHaveLength(1)

  await page.getByRole('button', { name: 'Nastavit jako hlavní „Procházka k řece“' }).click()
  await expect(page.getByText('Hlavní fotka je změněná')).toBeVisible()
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Hlavní fotka je změněná')
  const stored = await main.getByRole('img', { name: 'Procházka k řece' }).evaluate((img: HTMLImageElement) => img.src)
  const storedBytes = await (await page.request.get(stored)).body()
  const { width, height } = await sharp(storedBytes).metadata()
  expect([width < height, height <= 1600]).toEqual([true, true])
  const { dominant } = await sharp(storedBytes)
    .extract({ left: 0, top: 0, width, height: Math.floor(height / 3) })
    .stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
  await expect(page.getByRole('complementary').locator('img').first()).toHaveAttribute('src', stored)

  await page.getByRole('button', { name: /smazání „Procházka k řece“/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('textbox', { name: 'Proč ji chcete smazat' })).toBeFocused()
  await page.keyboard.type('Nahráli jsme ji omylem.')
  await dialog.getByRole('button', { name: 'Odeslat žádost' }).click()
  const card = main.getByRole('listitem').filter({ hasText: 'Procházka k řece' })
  await expect(card.getByText(/Žádost o.smazání ze dne 10\..11\..2026/)).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
  await trigger(page, world, { kind: 'photo-deletion-processed', person: '2000001' })
  await page.reload()
  await expect(main.getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('img', { name: 'Procházka k řece' })).toHaveCount(0)
  // The lost response is caused by the test.
  expect(violations.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([])
})
