import { expect } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { journalOf } from './steer.ts'

test('from home to a family and, after an agreement, to its contact: logged once despite a double click and a lost response', async ({
  page,
  world,
}) => {
  await enterDonor(page, world, '10000001')
  await page.getByRole('link', { name: /^Přečíst příběh: / }).click()
  await expectHeading(page, /^Tomáš, 6.let$/)
  await expect(page).toHaveTitle('Profil rodiny – Dobří andělé')
  expect(page.url()).not.toMatch(/tom/i)

  // By key: pictures that load above the button may move it under the pointer.
  await page.getByRole('button', { name: 'Zobrazit kontakt', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Než vám kontakt ukážeme' })).toBeFocused()
  await expectAccessible(page)
  await world.fail({ operationId: 'viewFamilyContact', kind: 'reset', when: 'after', times: 1 })
  const agree = page.getByRole('button', { name: 'Souhlasím, zobrazit kontakt' })
  await agree.click()
  await expect(page.getByRole('alert')).toContainText('Kontakt se nepodařilo načíst')
  expect(await journalOf(page, world, 'viewFamilyContact')).toHaveLength(1)

  await agree.click()
  await expect(page.getByRole('heading', { name: 'Kontakt na rodinu' })).toBeFocused()
  await expect(page.getByText('Zobrazení jsme zapsali 10. 11. 2026')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+420/ }).first()).toBeVisible()
  await expectAccessible(page)
  const logged = (await journalOf(page, world, 'viewFamilyContact')).filter(({ changes }) => changes.length > 0)
  expect(logged).toHaveLength(1)

  await page.getByRole('main').getByRole('link', { name: 'Komu pomáháte' }).click()
  await expectHeading(page, 'Komu pomáháte')
  await page.goBack()
  await expect(page.getByText('Z vašeho účtu byl kontakt zobrazen 10. 11. 2026')).toBeVisible()
  await expect(page.getByText('Petra Svobodová')).toHaveCount(0)
})
