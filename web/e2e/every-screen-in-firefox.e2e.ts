import { visitEach, walks } from './every-screen.ts'
import { expectNothingLost } from './lost-texts.ts'
import { test } from './sandbox.ts'

for (const { title, users } of walks) {
  test(`in Firefox every screen ${title} scrolls sideways nowhere and loses no text`, {
    tag: '@engines',
  }, async ({ page, world }) => {
    test.slow()
    for (const { signIn, paths } of users) {
      await signIn(page, world)
      await visitEach(page, paths, async (path) => {
        // What is skipped has no true place in this engine.
        await page.locator('html').evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('* { content-visibility: visible !important }')
          document.adoptedStyleSheets = [sheet]
        })
        // 180 px beside the scrollbar of this engine.
        await expectNothingLost(page, path, { widths: [192] })
        await expectNothingLost(page, path, { widths: [360, 1280], textSize: '200%' })
      })
    }
  })
}
