import { expect, type Locator, type Page } from '@playwright/test'
import jsqr from 'jsqr'
import { enterDonor } from './enter.ts'
import { expectAccessible, test } from './sandbox.ts'
import { savedFile } from './saved-file.ts'
import { journalOf } from './steer.ts'

const path = '/jak-pomahat'
const region = (page: Page, name: string) => page.getByRole('region', { name })
const czechCode = (page: Page | Locator) => page.getByRole('img', { name: /^QR kód pro platbu/ })

/**
 * Reads a code from a picture, as the camera of another phone would: the browser only returns which
 * dots are dark.
 */
async function readPicture(page: Page, png: Buffer): Promise<string | undefined> {
  const { dark, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.drawImage(bitmap, 0, 0)
    const { data } = pen.getImageData(0, 0, width, height)
    const reds = data.filter((_, index) => index % 4 === 0)
    return { dark: Array.from(reds, (red) => (red < 128 ? '1' : '0')).join(''), width, height }
  }, png.toString('base64'))
  const dots = Uint8ClampedArray.from({ length: dark.length * 4 }, (_, index) => {
    return index % 4 === 3 || dark[index >> 2] === '0' ? 255 : 0
  })
  return jsqr.default(dots, width, height)?.data
}

// A second click lands on a window that fades out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor on a phone picks an amount; the code on the screen, and the saved one, pay it; so does one for an angel number, from abroad in euros', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await world.open(path)
  await page.getByRole('radio', { name: /^500/ }).check()
  const code = czechCode(page)
  await expect(code).toHaveAccessibleName(/500\sKč na účet 1000000005\/9999, variabilní symbol 11111111/)
  const payment = 'SPD*1.0*ACC:CZ8799990000001000000005+TESTCZPP*AM:500.00*CC:CZK*X-VS:11111111*MSG:Dar Dobrych andelu'
  // A picture of the screen is cut out a moment after its place was measured: what loads meanwhile may move it.
  await expect.poll(async () => readPicture(page, await code.screenshot())).toBe(payment)

  const save = region(page, 'QR kódem').getByRole('button', { name: 'Uložit jako obrázek' })
  const picture = await savedFile(page, () => save.click())
  expect(picture.name).toBe('qr-platba-11111111.png')
  expect(await readPicture(page, picture.bytes)).toBe(payment)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('radio', { name: 'Mám andělské číslo' }).check()
  await expect(page.getByRole('heading', { name: 'Ještě nám chybí andělské číslo' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Andělské číslo' }).fill('10000007')
  await page.getByRole('textbox', { name: 'Částka v eurech' }).fill('2 000')
  const european = page.getByRole('img', { name: /^Evropský platební QR kód na 2\s000\s€/ })
  await expect
    .poll(async () => (await readPicture(page, await european.screenshot()))?.split('\n').slice(4))
    .toEqual(['TESTCZPP', 'Nadace Dobry andel', 'CZ8799990000001000000005', 'EUR2000.00', '', '', '10000007'])
  await page.getByRole('button', { name: 'QR kód pro jednorázový dar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(czechCode(dialog)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a donor sees the own number, changes the amount of a recurring payment and cancels it, each once', async ({
  page,
  world,
}) => {
  await enterDonor(page, world, '10000001', path)
  await expect(czechCode(page)).toHaveAccessibleName(/variabilní symbol 10000001/)
  const recurring = region(page, 'Pravidelná platba kartou')
  await expect(recurring).toContainText('20. 11. 2026')

  await recurring.getByRole('button', { name: 'Změnit částku' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('textbox', { name: 'Nová částka v korunách' }).fill('700')
  await expect(window).toContainText('Od 20. 11. 2026 z karty odejde 700 Kč každý měsíc.')
  await window.getByRole('button', { name: 'Potvrdit' }).dblclick()
  await expect(recurring.getByText('Částka je změněná')).toBeVisible()
  await expect(recurring).toContainText('700 Kč každý měsíc')
  expect(await journalOf(page, world, 'changeRecurringPayment')).toHaveLength(1)

  await recurring.getByRole('button', { name: 'Zrušit pravidelnou platbu' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Platba 20. 11. 2026 už neodejde')
  await question.getByRole('button', { name: 'Zrušit platbu' }).dblclick()
  await expect(recurring.getByText('Pravidelná platba je zrušená')).toBeVisible()
  expect(await journalOf(page, world, 'cancelRecurringPayment')).toHaveLength(1)
  await expect(window).toHaveCount(0)
})
