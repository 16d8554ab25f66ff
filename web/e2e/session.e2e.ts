import { expect, type Page } from '@playwright/test'
import { enterDonor, enterFamily } from './enter.ts'
import { expectHeading, logOut } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf, logInHere } from './steer.ts'

/** What reaches other tabs has a second (W2). */
const within = { timeout: 1_000 }
const loginOf = (path: string) => `/login?return=${encodeURIComponent(path)}`

test('another tab follows logout, login and the next person within a second (W2)', async ({ page, world, context }) => {
  await enterDonor(page, world, '10000001')
  const other = await context.newPage()
  await other.goto('/darce')
  await expect(other.getByText('Jana Nováková')).toBeVisible()

  await logOut(page)
  await expect(other.getByText('Jana Nováková')).toBeHidden(within)
  await expect(other).toHaveURL(loginOf('/darce'), within)

  await logInHere(page, '10000002')
  await expect(other).toHaveURL('/darce', within)
  await expect(other.getByText('Pekárna U Mostu s.r.o.')).toBeVisible()
  await expect(other.getByText('Jana Nováková')).toHaveCount(0)

  // A person who signs in without a logout before takes the place of the former.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await logInHere(page, 'admin')
  await expect(other.getByText('Pekárna U Mostu s.r.o.')).toHaveCount(0, within)
  await expectHeading(page)
  await expectHeading(other)
})

test('a token whose hour is over ends the session with the next call, and the login leads back to the page (W3)', async ({
  page,
  world,
}) => {
  await enterDonor(page, world, '10000001')
  await expectHeading(page)
  await world.advance('PT61M')
  await page.goto('/muj-ucet/nps?zdroj=email#hodnoceni')
  await expect(page).toHaveURL(loginOf('/muj-ucet/nps?zdroj=email#hodnoceni'))
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  await logInHere(page, '10000001')
  await expect(page).toHaveURL('/muj-ucet/nps?zdroj=email#hodnoceni')
  await expectHeading(page, 'Jak se vám s námi pomáhá?')
})

test('after login nobody is led away from the portal or back to a login (W10)', async ({ page, world }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await world.open(`/login?return=${encodeURIComponent('//evil.example')}`)
  await logInHere(page, '10000001')
  await expect(page).toHaveURL('/darce')
  for (const target of ['/\\evil.example', 'javascript:alert(1)', '/logout']) {
    await page.goto(`/login?return=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL('/darce')
    await expectHeading(page)
  }
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
  await page.goto(`/login?return=${encodeURIComponent('/muj-ucet/nps')}`)
  await expect(page).toHaveURL('/muj-ucet/nps')
})

test('a page of somebody else and a page that does not exist say so, in both languages', async ({ page, world }) => {
  await enterDonor(page, world, '10000001')
  await page.goto('/prijemce')
  await expectHeading(page, 'Přístup odepřen')
  await expect(page.getByText('K zobrazení této stránky nemáte oprávnění')).toBeVisible()
  await expect(page.getByText('Je možné, že mezitím došlo k odhlášení.')).toBeVisible()
  await page.getByRole('link', { name: 'Zpět na úvodní přehled' }).click()
  await expect(page).toHaveURL('/darce')

  const answer = await page.goto('/neni/tu')
  expect(answer?.status()).toBe(404)
  await expectHeading(page, 'Stránka nenalezena...')
  await expect(page).toHaveTitle('Stránka nenalezena... – Dobří andělé')
  await page.getByRole('button', { name: 'English' }).click()
  await expectHeading(page, 'Page not found...')
  await expect(page).toHaveTitle('Page not found... – Good Angels')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/darce')

  // The families' pages are Czech for everybody: in English it is said where a donor's page is refused.
  await page.evaluate(() => localStorage.clear())
  await enterDonor(page, world, 'admin', '/darce')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('You do not have current permissions to view this page')).toBeVisible()
})

test('logging out tells the provider, leads to the own login, and the way back shows nothing', async ({
  page,
  world,
}) => {
  const doors = [
    { come: () => enterDonor(page, world, '10000001'), login: '/login', secret: 'Jana Nováková' },
    {
      come: () => enterFamily(page, world, '2000001', '1985-04-01'),
      login: '/prijemce/prihlaseni',
      secret: 'Svobodov',
    },
  ]
  for (const { come, login, secret } of doors) {
    await come()
    await expect(page.getByText(secret).first()).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '')
    await page.goto('/neni/tu')
    await expectHeading(page)
    await page.goto('/logout')
    await expect(page).toHaveURL(login)
    expect(await answerTo(page, token)).toMatchObject({ error_code: 401 })
    for (let step = 0; step < 2; step += 1) {
      await page.goBack()
      await expect(page.getByText(secret)).toHaveCount(0)
    }
    expect(await page.evaluate(() => localStorage.getItem('user-session'))).toBeNull()
  }
  expect((await journalOf(page, world, 'endSession')).map(({ errorCode }) => errorCode)).toEqual([200, 200])
})

async function answerTo(page: Page, token: string): Promise<unknown> {
  return (await page.request.get('/api/userProfile', { headers: { Authorization: token, uid: '' } })).json()
}
