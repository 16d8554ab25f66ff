import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Things } from '../make-things.ts'

/** The codes of the page of gifts on a screen of a phone, in both themes, as saved pictures, and as harder pictures of the same. */
export async function makeCodes({ open, save, store, folder }: Things) {
  const page = await open('codes', '/jak-pomahat')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('radio', { name: /^500/ }).check()
  await page.getByRole('textbox', { name: 'Částka v eurech' }).fill('2 000')
  const codes = { czech: /^QR kód pro platbu/, european: /^Evropský platební QR kód na 2\s000/ }
  for (const [name, label] of Object.entries(codes)) {
    await page.emulateMedia({ colorScheme: 'light' })
    store(`${name}-screen.png`, await codeOf(page, label).screenshot())
    await page.emulateMedia({ colorScheme: 'dark' })
    store(`${name}-dark.png`, await codeOf(page, label).screenshot())
  }
  const regions = { czech: 'QR kódem', european: /Ze zahraničí|zahraničí/ }
  for (const [name, region] of Object.entries(regions))
    await save(page, `${name}-saved.png`, () =>
      page.getByRole('region', { name: region }).getByRole('button', { name: 'Uložit jako obrázek' }).first().click(),
    )
  await page.emulateMedia({ media: 'print' })
  store('page.pdf', await page.pdf({ format: 'A4' }))
  for (const name of Object.keys(codes)) await makeHarder(folder, name)
}

const codeOf = (page: Page, name: RegExp) => page.getByRole('img', { name }).first()

/** Prints of two and four centimetres at 300 and 100 dots an inch, a photo of it held askew in bad light, and the picture without its margin and in negative. */
async function makeHarder(folder: string, name: string) {
  const saved = `${folder}/${name}-saved.png`
  const paper = (width: number) => sharp(saved).resize(width, width).flatten({ background: '#fff' })
  for (const [wide, dots] of [
    [2, 300],
    [2, 100],
    [4, 100],
  ] as const)
    await paper(Math.round((wide / 2.54) * dots)).toFile(`${folder}/${name}-${wide}cm-${dots}dpi.png`)
  const photo = await paper(520)
    .extend({ top: 90, bottom: 90, left: 90, right: 90, background: '#c9b89a' })
    .png()
    .toBuffer()
  await sharp(photo)
    .affine([1, 0.18, -0.12, 0.92], { background: '#c9b89a' })
    .blur(1.6)
    .linear(0.55, 40)
    .jpeg({ quality: 45 })
    .toFile(`${folder}/${name}-photo.jpg`)
  await sharp(saved).trim().toFile(`${folder}/${name}-cut.png`)
  await sharp(saved).negate({ alpha: false }).toFile(`${folder}/${name}-negative.png`)
}
