import { expect, type Page } from '@playwright/test'
import { languagesOf, screensOf, visitors } from './every-screen.ts'
import { expectNothingLost } from './lost-texts.ts'
import { expectHeading, RATING_LINK } from './people.ts'
import { accessibilityFaults, COLOUR_RULES, type SandboxWorld, showTheme, test } from './sandbox.ts'
import { trigger } from './steer.ts'

const widths = [360, 1280]
const headings = { cs: /[a-zá-ž]/i, en: /[a-z]/i }
const flag = { cs: 'Česky', en: 'English' }

/**
 * No violation at any width and in either theme. Only colours differ by theme, so the dark theme is
 * checked for colours only.
 */
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

/** On a small phone, also at a zoom of 200 % beside a scrollbar of 17 px, and with large type; all that a button unfolds is open. */
async function expectNoOverflow(page: Page, path: string): Promise<void> {
  const folded = page.locator('main button[aria-expanded=false][aria-controls]')
  while ((await folded.count()) > 0) await folded.first().click()
  await expectNothingLost(page, path, { widths: [163, 320] })
  await expectNothingLost(page, path, { widths: [360, 640, 1280], textSize: '200%' })
}

/**
 * Views a user sees besides their own routes: parts of a long form, and pages that are not for
 * them.
 */
const besides: Readonly<Record<string, readonly string[]>> = {
  '*': ['/neni/tu', '/dotaznik-onko?cast=money', '/dotaznik-jina?cast=soubory'],
  donor: ['/prijemce'],
  recipient: ['/darce', '/neni/tu', '/prijemce/obnoveni-zadosti?cast=contribution', '/prijemce/moje-fotky?fotka=nova'],
  admin: ['/darce'],
  emlid: ['/'],
}
/** The gallery has a test of its own below. */
const screens = screensOf(Object.keys(visitors)).flatMap(({ scope, signIn, paths }) =>
  [...paths, ...(besides[scope] ?? [])]
    .filter((path) => path !== '/test')
    .map((path) => ({ scope, signIn, path, languages: languagesOf(scope, path) })),
)

test.describe('no violation and no overflow:', { tag: '@matrix' }, () => {
  for (const { scope, signIn, path, languages } of screens) {
    test(`scope ${scope} on ${path}`, async ({ page, world }) => {
      test.slow()
      await trigger(page, world, {
        kind: 'notice',
        text: 'V sobotu budeme [portál](https://www.example.com) udržovat.',
      })
      await signIn(page, world)
      for (const language of languages) {
        await page.setViewportSize({ width: 1280, height: 740 })
        await page.goto(path)
        if (languages.length > 1) await page.getByRole('button', { name: flag[language] }).click()
        await expectHeading(page, headings[language])
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('status').getByRole('link')).toBeVisible()
        // Another language changes texts, not colours or the layout of wide screens.
        await expectAccessibleEverywhere(page, language === 'en' ? [360] : widths)
        await expectNoOverflow(page, path)
      }
    })
  }

  test('a visitor by the link from an e-mail', async ({ page, world }) => {
    await world.open(RATING_LINK)
    await expectHeading(page, 'Jak se vám s námi pomáhá?')
    await expectAccessibleEverywhere(page)
    await expectNoOverflow(page, RATING_LINK)
  })

  for (const language of ['cs', 'en'] as const) {
    test(`the gallery of every component (${language})`, async ({ page, world }) => {
      test.slow()
      await openGallery(page, world, language)
      await expectAccessibleEverywhere(page, language === 'en' ? [360] : widths)
      await expectNoOverflow(page, '/test')
    })
  }
})

async function openGallery(page: Page, world: SandboxWorld, language: 'cs' | 'en' = 'cs') {
  await world.open('/test')
  await page.getByRole('button', { name: flag[language] }).click()
  await expectHeading(page, language === 'cs' ? 'Ukázka všech prvků' : headings.en)
}
