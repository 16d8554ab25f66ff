import { expect } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { addressOfPicture } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf } from './steer.ts'

test('the picture of a family whose stored address has expired is shown after one fetch of the profile', async ({
  page,
  world,
}) => {
  await enterFamily(page, world, '2000001', '1985-04-01')
  const picture = page.getByRole('complementary').getByRole('link', { name: 'Moje fotky' }).locator('img')
  const before = await addressOfPicture(picture)
  await world.advance('PT20M')
  await page.reload()
  await expect(picture).not.toHaveAttribute('src', before)
  const after = await addressOfPicture(picture)
  expect(new URL(after).pathname).toBe(new URL(before).pathname)
  expect(await journalOf(page, world, 'getUserProfile')).toHaveLength(1)
})
