import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'

const password = (page: Page) => page.getByLabel('Heslo', { exact: true })

for (const isTranslated of [false, true]) {
  test(`input and clicks before React starts are not lost${isTranslated ? ' in a page that the browser translates' : ''}`, async ({
    page,
    world,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await world.open('/login')
    await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
    await password(page).fill('andel123')
    if (isTranslated) await page.getByRole('heading', { level: 1 }).evaluate(translate)
    await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
    release()
    if (isTranslated) await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte mezi anděly')
    // A press on a button that React draws anew is lost.
    else await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Andělské číslo nebo e-mail')).toHaveValue('10000001')
    await expect(password(page)).toHaveValue('andel123')
  })
}

/** As browsers do: the text moves into an element of its own. */
function translate(heading: Element) {
  const translation = document.createElement('span')
  translation.textContent = 'Welcome among the angels'
  heading.replaceChildren(translation)
}
