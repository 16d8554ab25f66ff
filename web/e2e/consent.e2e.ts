import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { journalOf, logInHere } from './steer.ts'

const path = '/zpracovani-osobnich-udaju'
const agree = (page: Page) => page.getByRole('checkbox', { name: 'Souhlasím se zpracováním svých osobních údajů' })

test('a user who must consent is redirected there first, and by the consent to the account', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await world.open('/login?return=%2Fdarce')
  await logInHere(page, '10000005')
  await expect(page).toHaveURL(`${path}?return=%2Fdarce`)
  await page.getByRole('button', { name: 'Potvrdit a vstoupit' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await agree(page).check()
  await page.getByRole('button', { name: 'Potvrdit a vstoupit' }).click()
  await expect(page).toHaveURL('/darce')
  await page.reload()
  await expectHeading(page, 'Dobrý den')
  await expect(page).toHaveURL('/darce')
  expect((await journalOf(page, world, 'confirmConsent')).map(({ errorCode }) => errorCode)).toEqual([200])
})
