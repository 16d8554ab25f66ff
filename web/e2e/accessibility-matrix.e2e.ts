import { expect, type Page } from '@playwright/test'
import { expectHeading, people, RATING_LINK } from './people.ts'
import { accessibilityFaults, COLOUR_RULES, showTheme, test, type World } from './sandbox.ts'
import { signInRecipient, trigger } from './steer.ts'

const widths = [360, 1280]
const headings = { cs: /[a-zá-ž]/i, en: /[a-z]/i }
const flag = { cs: 'Česky', en: 'English' }

/** No violation at any width and in either theme. Only colours differ by theme, so dark checks only those. */
async function expectAccessibleEverywhere(page: Page, at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 })
    await showTheme(page, 'light')
    expect.soft(await accessibilityFaults(page), `light, ${width} px`).toEqual([])
    await showTheme(page, 'dark')
    const faults = await accessibilityFaults(page, { onlyRules: COLOUR_RULES })
    expect.soft(faults, `dark, ${width} px`).toEqual([])
  }
}

/**
 * What cannot be reached without scrolling sideways is lost on a small phone and under large type. A table becomes a list
 * with the next render after the page heard of its width: asked until then, and what stays beside the page stays red.
 */
async function expectNothingBeside(page: Page, largeAt: readonly number[] = [640, 1280]): Promise<void> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(beside, { message: 'at 320 px' }).toBeLessThanOrEqual(0)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of largeAt) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(beside, { message: `at ${width} px with text of 200 %` }).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

const whoever: typeof people = {
  ...people,
  'a family that renews': (page, world) => signInRecipient(page, world, '2000003', '1987-06-03'),
}

/** Screens by whoever sees them; the login pages are what a visitor sees. */
const screens: { who: string; paths: string[]; languages: ('cs' | 'en')[] }[] = [
  { who: 'a visitor', paths: ['/', '/login', '/obnova-hesla', '/neni/tu'], languages: ['cs', 'en'] },
  { who: 'a visitor', paths: ['/registrace', '/jak-pomahat'], languages: ['cs', 'en'] },
  {
    who: 'a visitor',
    paths: ['/prijemce/prihlaseni', '/registrace-potvrzeni', '/platba-neprobehla'],
    languages: ['cs'],
  },
  { who: 'a visitor', paths: ['/dotaznik', '/dotaznik-onko', '/dotaznik-onko?cast=money'], languages: ['cs'] },
  { who: 'a visitor', paths: ['/dotaznik-jina?cast=soubory', '/dotaznik-editace'], languages: ['cs'] },
  { who: 'a donor', paths: ['/darce', '/muj-ucet/nps'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/komu-pomaham', '/profil-rodiny/fam-k7p2'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/moje-platby', '/moje-platby/nevidim-platbu'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/muj-ucet', '/muj-ucet/profil'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/muj-ucet/email', '/muj-ucet/heslo'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/muj-ucet/oou-souhlas'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/muj-ucet/danove', '/muj-ucet/dokumenty', '/muj-ucet/avatar'], languages: ['cs', 'en'] },
  { who: 'a donor', paths: ['/prijemce'], languages: ['cs'] },
  { who: 'a family', paths: ['/prijemce', '/darce', '/neni/tu'], languages: ['cs'] },
  { who: 'a family', paths: ['/prijemce/moje-udaje', '/prijemce/moje-udaje-kontakty'], languages: ['cs'] },
  { who: 'a family', paths: ['/prijemce/historie-prispevku', '/prijemce/nabidky-pomoci'], languages: ['cs'] },
  { who: 'a family', paths: ['/prijemce/dokumenty'], languages: ['cs'] },
  { who: 'a family', paths: ['/prijemce/obnoveni-zadosti'], languages: ['cs'] },
  {
    who: 'a family that renews',
    paths: ['/prijemce/obnoveni-zadosti', '/prijemce/obnoveni-zadosti?cast=contribution'],
    languages: ['cs'],
  },
  { who: 'a family', paths: ['/prijemce/moje-fotky', '/prijemce/moje-fotky?fotka=nova'], languages: ['cs'] },
  { who: 'an administrator', paths: ['/admin', '/admin/link-generator', '/darce'], languages: ['cs', 'en'] },
  { who: 'somebody who must consent', paths: ['/zpracovani-osobnich-udaju'], languages: ['cs', 'en'] },
  { who: 'a donor without a valid e-mail', paths: ['/', '/muj-ucet/nps'], languages: ['cs', 'en'] },
]

test.describe('no violation and nothing beside the page:', { tag: '@matrix' }, () => {
  for (const { who, paths, languages } of screens) {
    test(`${who} on ${paths.join(', ')}`, async ({ page, world }) => {
      test.slow()
      await trigger(page, world, {
        kind: 'notice',
        text: 'V sobotu budeme [portál](https://www.example.com) udržovat.',
      })
      await whoever[who]?.(page, world)
      for (const path of paths) {
        for (const language of languages) {
          await page.setViewportSize({ width: 1280, height: 740 })
          await page.goto(path)
          if (languages.length > 1) await page.getByRole('button', { name: flag[language] }).click()
          await expectHeading(page, headings[language])
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('status').getByRole('link')).toBeVisible()
          // Another language changes words, not colours or the layout of wide screens.
          await expectAccessibleEverywhere(page, language === 'en' ? [360] : widths)
          await expectNothingBeside(page)
        }
      }
    })
  }

  test('a visitor by the link from an e-mail', async ({ page, world }) => {
    await world.open(RATING_LINK)
    await expectHeading(page, 'Jak se vám s námi pomáhá?')
    await expectAccessibleEverywhere(page)
    await expectNothingBeside(page)
  })

  for (const language of ['cs', 'en'] as const) {
    test(`the gallery of every component (${language})`, async ({ page, world }) => {
      test.slow()
      await openGallery(page, world, language)
      await expectAccessibleEverywhere(page, language === 'en' ? [360] : widths)
      await expectNothingBeside(page, [1280])
    })
  }
})

async function openGallery(page: Page, world: World, language: 'cs' | 'en' = 'cs') {
  await world.open('/test')
  await page.getByRole('button', { name: flag[language] }).click()
  await expectHeading(page, language === 'cs' ? 'Ukázka všech prvků' : headings.en)
}
