import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { logInHere } from './steer.ts'

/** The data that identify the first donor; none may be left for the second. */
const OF_JANA = /Jana|Nováková|jana@example|10000001|601000101|Rozepsaná/
const LOGIN = 'Vítejte mezi anděly'

/** Everything on the page and in its storages, once the page shows this: texts, fields, entries. */
async function expectNothingOfJana(page: Page, heading: string) {
  await expectHeading(page, heading)
  const left = await page.evaluate(() =>
    [
      document.body.innerText,
      document.title,
      location.href,
      ...Array.from(document.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ].join('\n'),
  )
  expect(left).not.toMatch(OF_JANA)
}

test('two donors at one computer: the other tab follows at once, and a draft, that tab and Back show nothing of the former (rule 18.2)', {
  tag: '@engines',
}, async ({ page, world, context }) => {
  // What another tab learns from a storage event it shows long before the check of rule 4.4, which comes after 150 s.
  await enterDonor(page, world, '10000001', '/muj-ucet/profil')
  const other = await context.newPage()
  await other.goto('/muj-ucet')
  await expect(other.getByRole('main')).toContainText('Jana Nováková')
  await page.getByRole('textbox', { name: 'Příjmení' }).fill('Rozepsaná')

  await page.getByRole('banner').getByRole('link', { name: 'Odhlásit se' }).click()
  const question = page.getByRole('alertdialog', { name: 'Odejít bez uložení?' })
  await question.getByRole('button', { name: 'Odejít' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login?return=%2Fmuj-ucet')
  await expectNothingOfJana(page, LOGIN)
  await expectNothingOfJana(other, LOGIN)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expectNothingOfJana(page, LOGIN)

  await page.goto('/login?return=%2Fmuj-ucet%2Fprofil')
  await logInHere(page, '10000002')
  // The second begins with the session, not with the click: the password is checked in between.
  await expect(page).toHaveURL('/muj-ucet/profil')
  await expect(other).toHaveURL('/muj-ucet')
  await expect(other.getByRole('main')).toContainText('Pekárna U Mostu s.r.o.')
  await expect(page.getByRole('textbox', { name: 'Název firmy' })).toHaveValue('Pekárna U Mostu s.r.o.')
  await expectNothingOfJana(page, 'Profil firmy')
  await expectNothingOfJana(other, 'Účet firmy')
  await other.reload()
  await expectNothingOfJana(other, 'Účet firmy')

  // A user who signs in without a logout before replaces the former one.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await logInHere(page, 'admin')
  await expect(page).toHaveURL('/admin')
  await expect(other.getByText('Pekárna U Mostu s.r.o.')).toHaveCount(0)
  await expectHeading(page)
  await expectHeading(other)
})
