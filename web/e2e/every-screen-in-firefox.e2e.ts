import { screensOf, visitEach } from './every-screen.ts'
import { expectNothingLost } from './lost-texts.ts'
import { test } from './sandbox.ts'

for (const scopes of [['*'], ['donor'], ['recipient'], ['admin', 'oou', 'emlid']]) {
  test(`in Firefox every screen of scope ${scopes.join(', ')} scrolls sideways nowhere and loses no text`, {
    tag: '@engines',
  }, async ({ page, world }) => {
    test.slow()
    for (const { signIn, paths } of screensOf(scopes)) {
      await signIn(page, world)
      await visitEach(page, paths, async (path) => {
        // What is skipped has no true place in this engine.
        await page.locator('html').evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('* { content-visibility: visible !important }')
          document.adoptedStyleSheets = [sheet]
        })
        // 180 px beside the scrollbar of this engine.
        await expectNothingLost(page, path, { width: 192 })
        for (const width of [360, 1280]) await expectNothingLost(page, path, { width, textSize: '200%' })
      })
    }
  })
}
