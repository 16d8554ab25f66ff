import { findFirefox } from '../../scripts/browser/find-firefox.ts'
import { visitEach, walks } from './every-screen.ts'
import { expectNothingLost } from './lost-texts.ts'
import { test } from './sandbox.ts'

// Twice the usual: em in a media query follows it, which it does not if a page sets the size of its root.
test.use({
  launchOptions: { executablePath: findFirefox() ?? '', firefoxUserPrefs: { 'font.size.variable.x-western': 32 } },
})

for (const { title, users } of walks) {
  test(`with a default type of 32 px every screen ${title} scrolls sideways nowhere and loses no text`, {
    tag: '@engines',
  }, async ({ page, world }) => {
    test.slow()
    for (const { signIn, paths } of users) {
      await signIn(page, world)
      await visitEach(page, paths, (path) => expectNothingLost(page, path, { widths: [768, 1280] }))
    }
  })
}
