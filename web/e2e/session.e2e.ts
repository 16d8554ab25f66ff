import { expect, type Page } from '@playwright/test'
import { expectHeading, logOut, people } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf, logInHere, signInDonor, signInRecipient } from './steer.ts'

/** What reaches other tabs has a second (W2). */
const within = { timeout: 1_000 }
const loginOf = (path: string) => `/login?return=${encodeURIComponent(path)}`

test('another tab follows logout, login and the next person within a second (W2)', async ({ page, world, context }) => {
  await signInDonor(page, world, '10000001')
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
})

test('a tab in which another person signs in meanwhile shows nothing of the first', async ({
  page,
  world,
  context,
}) => {
  await signInDonor(page, world, '10000001')
  const other = await context.newPage()
  await other.goto('/darce')
  await expect(other.getByText('Jana Nováková')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await logInHere(page, 'admin')
  await expect(other.getByText('Jana Nováková')).toHaveCount(0, within)
  await expectHeading(page)
  await expectHeading(other)
})

test.describe('a token whose hour is over (W3)', () => {
  test('ends the session with the next call, and the login leads back to the page', async ({ page, world }) => {
    await signInDonor(page, world, '10000001')
    await expectHeading(page)
    await world.advance('PT61M')
    await page.goto('/muj-ucet/nps?zdroj=email#hodnoceni')
    await expect(page).toHaveURL(loginOf('/muj-ucet/nps?zdroj=email#hodnoceni'))
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
    await logInHere(page, '10000001')
    await expect(page).toHaveURL('/muj-ucet/nps?zdroj=email#hodnoceni')
    await expectHeading(page, 'Jak se vám s námi pomáhá?')
  })

  test('ends it by the look at the clock every 150 s, without any call', async ({ page, world }) => {
    await page.clock.install()
    await signInDonor(page, world, '10000001')
    await expectHeading(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.clock.fastForward('58:00')
    await expect(page).toHaveURL('/darce')
    await page.clock.fastForward('04:30')
    await expect(page).toHaveURL(loginOf('/darce'))
  })

  test('is over at the start of the page, too, as is one that cannot be read', async ({ page, world }) => {
    for (const token of ['', 'no.token', null]) {
      await signInDonor(page, world, '10000001')
      await expectHeading(page)
      await page.evaluate((value) => {
        if (value === null) localStorage.removeItem('access-token')
        else localStorage.setItem('access-token', value)
      }, token)
      await page.reload()
      await expect(page).toHaveURL(loginOf('/darce'))
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user-session'))).toBeNull()
    }
  })
})

test.describe('the clock of the provider', () => {
  for (const device of ['2026-11-10T08:00:00+01:00', '2026-11-10T12:00:00+01:00']) {
    test(`counts, not that of a device at ${device.slice(11, 16)} while it is ten o’clock`, async ({ page, world }) => {
      await page.clock.install({ time: device })
      await signInDonor(page, world, '10000001')
      await page.reload()
      await expectHeading(page)
      await page.clock.fastForward('02:30')
      await page.reload()
      await expect(page.getByText('Jana Nováková')).toBeVisible()
      await expect(page).toHaveURL('/darce')
    })
  }

  test('is known after it jumped and the page was loaded anew, without any call', async ({ page, world }) => {
    await page.clock.install()
    await signInDonor(page, world, '10000001')
    await world.advance('PT30M')
    const readings = () => journalOf(page, world, 'getUserProfile').then(({ length }) => length)
    const before = await readings()
    await page.reload()
    await expect.poll(readings).toBeGreaterThan(before)
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await expectHeading(page)
    await page.clock.fastForward('27:00')
    await expect(page).toHaveURL('/darce')
    await page.clock.fastForward('05:00')
    await expect(page).toHaveURL(loginOf('/darce'))
  })
})

test('after login nobody is led away from the portal or back to a login (W10)', async ({ page, world }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await world.open(`/login?return=${encodeURIComponent('//evil.example')}`)
  await logInHere(page, '10000001')
  await expect(page).toHaveURL('/darce')
  for (const target of [
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/darce',
    '/%2F%2Fevil.example',
    '/logout',
    '/prijemce/prihlaseni',
  ]) {
    await page.goto(`/login?return=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL('/darce')
    await expectHeading(page)
  }
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
  await page.goto(`/login?return=${encodeURIComponent('/muj-ucet/nps')}`)
  await expect(page).toHaveURL('/muj-ucet/nps')
})

test.describe('who comes where they may not be', () => {
  test('without a login is sent to the login of the path', async ({ page, world }) => {
    for (const [path, login] of [
      ['/prijemce', '/prijemce/prihlaseni?return=%2Fprijemce'],
      ['/darce', '/login?return=%2Fdarce'],
      ['/muj-ucet/nps', '/login?return=%2Fmuj-ucet%2Fnps'],
      ['/zpracovani-osobnich-udaju', '/login?return=%2Fzpracovani-osobnich-udaju'],
    ] as const) {
      await world.open(path)
      await expect(page).toHaveURL(login)
    }
  })

  test('already logged in, is sent from both logins home', async ({ page, world }) => {
    await signInRecipient(page, world, '2000001', '1985-04-01')
    for (const login of ['/login', '/prijemce/prihlaseni']) {
      await page.goto(login)
      await expect(page).toHaveURL('/prijemce')
      await expectHeading(page)
    }
  })

  test('as somebody else reads so, in the words of the specification', async ({ page, world }) => {
    await signInDonor(page, world, '10000001')
    await page.goto('/prijemce')
    await expectHeading(page, 'Přístup odepřen')
    await expect(page.getByText('K zobrazení této stránky nemáte oprávnění')).toBeVisible()
    await expect(page.getByText('Je možné, že mezitím došlo k odhlášení.')).toBeVisible()
    await page.getByRole('link', { name: 'Zpět na úvodní přehled' }).click()
    await expect(page).toHaveURL('/darce')
    await logOut(page)
    await signInDonor(page, world, 'admin', '/admin')
    await page.getByRole('button', { name: 'English' }).click()
    await page.goto('/darce')
    await expect(page.getByText('You do not have current permissions to view this page')).toBeVisible()
  })

  test('as a path that does not exist, says so with its status, in both languages', async ({ page, world }) => {
    await world.open('/login')
    const answer = await page.goto('/neni/tu')
    expect(answer?.status()).toBe(404)
    await expectHeading(page, 'Stránka nenalezena...')
    await expect(page).toHaveTitle('Stránka nenalezena... – Dobří andělé')
    await page.getByRole('button', { name: 'English' }).click()
    await expectHeading(page, 'Page not found...')
    await expect(page).toHaveTitle('Page not found... – Good Angels')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL('/')
    await expectHeading(page, 'Kindness that comes all the way home')
  })
})

test('logging out tells the provider, leads to the own login, and the way back shows nothing', async ({
  page,
  world,
}) => {
  const doors: [name: string, login: string, secret: string][] = [
    ['a donor', '/login', 'Jana Nováková'],
    ['a family', '/prijemce/prihlaseni', 'Svobodov'],
  ]
  for (const [name, login, secret] of doors) {
    await people[name]?.(page, world)
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
