import { expect, type Page } from '@playwright/test'
import { pictures, recordedWords, screenOf, visibleWords } from '../../scripts/browser/pictures.ts'
import { expectLoaded, languagesOf, screensOf, visitEach, visitors } from './every-screen.ts'
import { test } from './sandbox.ts'
import { unheardTexts } from './unheard-texts.ts'

/**
 * What a screen reader reads of each screen: names, roles, states, their order and the live regions, in a world whose
 * clock stands still. CONTRIBUTING.md says how to write them; every changed line is read before it is committed.
 */
test.use({ worldOptions: { now: '2026-11-10T09:00:00.000Z', frozen: true, seed: 1 } })

/** The gallery of components is for developers; parts of a long form differ in their questions alone. */
const isMain = (path: string) => path !== '/test' && !path.includes('?')
const fileOf = (scope: string, path: string) =>
  `${scope === '*' ? 'visitor' : scope}-${path.slice(1).replaceAll('/', '-') || 'index'}.yml`

for (const { scope, signIn, paths } of screensOf(Object.keys(visitors)))
  for (const language of ['cs', 'en'] as const) {
    const screens = paths.filter((path) => isMain(path) && languagesOf(scope, path).includes(language))
    if (screens.length === 0) continue
    test(`a screen reader reads every screen of scope ${scope} as it was reviewed (${language})`, {
      // The same elements with other words.
      ...(language === 'en' && { tag: '@matrix' }),
    }, async ({ page, world }) => {
      test.slow()
      await page.addInitScript(withoutPdfViewer)
      await signIn(page, world)
      if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await visitEach(page, screens, async (path) => {
        if (!isMain(path)) return
        // The frame is the same on all screens of a user.
        const part = page.getByRole(path === screens[0] ? 'document' : 'main')
        // A part that is loaded late, such as a text in Markdown, may start after the screen.
        await expect(async () => {
          await expectLoaded(page)
          const tree = (await part.ariaSnapshot()).replaceAll(new URL(page.url()).origin, 'https://portal.example.com')
          expect(tree).not.toMatch(/: (Načítáme|Loading)$/m)
          expect(`${tree}\n`).toMatchSnapshot(['accessibility-tree', language, fileOf(scope, path)])
        }).toPass({ intervals: [100], timeout: 20_000 })
        expect.soft(await unheardTexts(page), path).toEqual([])
        if (language === 'cs') await expectPicture(page, scope, path)
      })
    })
  }

/** The picture of a document shows what the page shows today; `npm run screenshots` makes it again. */
async function expectPicture(page: Page, scope: string, path: string) {
  const picture = pictures.find((each) => each.scope === scope && each.path === path)
  if (!picture) return
  const viewport = page.viewportSize()
  await page.setViewportSize(screenOf(picture.isOnPhone))
  await expect.poll(() => visibleWords(page), `docs/images/${picture.name}.png`).toBe(recordedWords()[picture.name])
  if (viewport) await page.setViewportSize(viewport)
}

/** Some builds of Chromium have a viewer of PDF. What it shows is its own, and documents.e2e.ts proves the frame for it. */
function withoutPdfViewer() {
  Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false })
}
