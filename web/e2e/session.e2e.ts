import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf, logInHere } from './steer.ts'

const loginOf = (path: string) => `/login?return=${encodeURIComponent(path)}`

test('after login no user is led away from the portal or back to a login; a token expired after an hour leads to the login, and that back to the page (rules 4.4, 2.15)', {
  tag: '@engines',
}, async ({ page, world }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).hostname))
  await world.open(loginOf('//evil.example'))
  await logInHere(page, '10000001')
  await expect(page).toHaveURL('/darce')
  for (const target of ['/\\evil.example', '/logout']) {
    await page.goto(loginOf(target))
    await expect(page).toHaveURL('/darce')
    await expectHeading(page)
  }
  expect(new Set(requests)).toEqual(new Set(['127.0.0.1']))

  await world.advance('PT61M')
  await page.goto('/muj-ucet/nps?zdroj=email#hodnoceni')
  await expect(page).toHaveURL(loginOf('/muj-ucet/nps?zdroj=email#hodnoceni'))
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  await logInHere(page, '10000001')
  await expect(page).toHaveURL('/muj-ucet/nps?zdroj=email#hodnoceni')
  await expectHeading(page, 'Jak se vám s námi pomáhá?')
})

test('logging out ends the session at the provider, redirects a family to its own login, and Back shows nothing of it (a donor: two-donors.e2e.ts)', async ({
  page,
  world,
}) => {
  const secret = page.getByText('Svobodov')
  await enterFamily(page, world, '2000001', '1985-04-01')
  await expect(secret.first()).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '')
  await page.goto('/neni/tu')
  await expectHeading(page)
  await page.goto('/logout')
  await expect(page).toHaveURL('/prijemce/prihlaseni')
  // The portal does not wait for the end of the session.
  await expect.poll(() => answerTo(page, token)).toMatchObject({ error_code: 401 })
  for (let step = 0; step < 2; step += 1) {
    await page.goBack()
    await expect(secret).toHaveCount(0)
  }
  expect(await page.evaluate(() => localStorage.getItem('user-session'))).toBeNull()
  expect((await journalOf(page, world, 'endSession')).map(({ errorCode }) => errorCode)).toEqual([200])
})

async function answerTo(page: Page, token: string): Promise<unknown> {
  return (await page.request.get('/api/userProfile', { headers: { Authorization: token, uid: '' } })).json()
}
