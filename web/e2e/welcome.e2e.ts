import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'

const door = (page: Page, name: string) => page.getByRole('region', { name })

test('a visitor follows either link, in both languages, on a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await world.open('/')
  await expectHeading(page, 'Dobro, které dojde až domů')
  await door(page, 'Chci pomáhat').getByRole('link', { name: 'Stát se Dobrým andělem' }).click()
  await expect(page).toHaveURL('/registrace')
  await page.goBack()
  await expectHeading(page, 'Dobro, které dojde až domů')
  const own = page.getByRole('main').locator('a[href^="/"]')
  const addresses = await own.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(expect.arrayContaining(['/login', '/prijemce/prihlaseni']))
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)

  await page.getByRole('button', { name: 'English' }).click()
  await expectHeading(page, 'Kindness that comes all the way home')
  await door(page, 'The foundation helps us').getByRole('link', { name: 'Recipient login (in Czech)' }).click()
  await expect(page).toHaveURL('/prijemce/prihlaseni')
})
