import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectHeading, logOut, RATING_LINK } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf, signInDonor, trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const noticeOf = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Zavřít' }) })

test('the policy refuses markup, scripts and styles written into the page, and the watch reports it', async ({
  page,
  world,
}) => {
  const violations = await watchViolations(page)
  await world.open('/login')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "taken"')
    document.body.append(script)
    const style = document.createElement('style')
    style.append('body { display: none }')
    document.head.append(style)
  })
  const write = () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = `taken`">')
  await expect(page.evaluate(write)).rejects.toThrow('TrustedHTML')
  await expect.poll(() => violations.join('\n')).toContain('require-trusted-types-for refused')
  await expect.poll(() => violations.join('\n')).toContain('style-src-elem refused')
  await expect(page).toHaveTitle('Přihlášení – Dobří andělé')
  await expectHeading(page)
})

test('every page and file is served with the headers of the policy, and no page with another inline script or style, or with a handler (rules 18.4, 18.8)', async ({
  page,
  world,
}) => {
  await world.open('/login')
  const file = await page.locator('link[rel="modulepreload"]').first().getAttribute('href')
  for (const path of ['/', '/login', '/prijemce/prihlaseni', '/obnova-hesla', '/darce', '/neni/tu', file ?? '']) {
    const answer = await page.request.get(path)
    expect.soft(answer.status(), path).toBe(path === '/neni/tu' ? 404 : 200)
    const headers = answer.headers()
    const policy = new Map(
      headers['content-security-policy']?.split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values.join(' ')]
      }),
    )
    expect.soft(policy.get('script-src'), path).toMatch(/^'self' 'sha256-[^' ]+'$/)
    expect.soft(policy.get('style-src'), path).toMatch(/^'self'( 'sha256-[^' ]+'){5}$/)
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect.soft(policy.get(name), `${name} of ${path}`).toBe("'none'")
    }
    expect.soft(policy.get('require-trusted-types-for'), path).toBe("'script'")
    expect.soft(headers['content-security-policy'], path).not.toContain('unsafe')
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    if (path !== file) expectOnlyAllowedInline(await answer.text(), policy)
  }
})

function expectOnlyAllowedInline(html: string, policy: ReadonlyMap<string, string>) {
  expect(html).toContain('id="root"')
  for (const [, tag = '', text = ''] of html.matchAll(
    /<(script|style)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/\1>/g,
  ))
    expect(policy.get(`${tag}-src`)).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(html).not.toMatch(/<[^>]*\s(style|on[a-z]+)\s*=|href="javascript:/)
}

test('malicious Markdown in the notice runs nothing and its links comply with the rule (rules 18.6, 18.7, 1.3)', async ({
  page,
  world,
}) => {
  const violations = await watchViolations(page)
  page.on('dialog', (dialog) => {
    violations.push(`ran ${dialog.message()}`)
    void dialog.dismiss()
  })
  await trigger(page, world, { kind: 'notice', text: maliciousMarkdown.join('\n\n') })
  await world.open('/login')
  await expect(noticeOf(page)).toContainText('konec')
  await expect(
    noticeOf(page).locator('script, style, img, iframe, object, embed, form, svg:not([aria-hidden])'),
  ).toHaveCount(0)
  const links = await noticeOf(page)
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    )
  expect(links).toEqual([
    ['https://www.example.com/pravidla', null, null],
    ['https://blog.example.com', null, null],
    ['https://jinde.example.org/clanek', null, null],
    ['https://jinde.example.org', '_blank', 'noopener'],
    ['https://example.com.evil.example.org', '_blank', 'noopener'],
    ['tel:+420123456789', null, null],
  ])
  expect(violations).toEqual([])
})

const maliciousMarkdown = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '<svg onload=alert(3)></svg>',
  '<iframe srcdoc="<script>parent.alert(4)</script>"></iframe>',
  '<details open ontoggle=alert(5)>x</details>',
  '[x](javascript:alert(6)) [x](JaVaScRiPt:alert(7)) [x](data:text/html,<script>alert(8)</script>)',
  '![x](https://jinde.example.org/stopa.png)',
  '[pravidla](https://www.example.com/pravidla)',
  '[https://blog.example.com](https://blog.example.com)',
  '[článek](https://jinde.example.org/clanek)',
  '[https://jinde.example.org](https://jinde.example.org)',
  '[https://example.com](https://example.com.evil.example.org)',
  '[telefon](tel:+420123456789)',
  'konec',
]

test('the emlid is removed from the address bar and stored in the tab: over a reload and Back (rule 18.8)', async ({
  page,
  world,
  context,
}) => {
  const violations = await watchViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await world.open(RATING_LINK)
  await expect(page).toHaveURL('/muj-ucet/nps')
  await expectHeading(page, 'Jak se vám s námi pomáhá?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(violations).toEqual([])
  await page.reload()
  await page.getByRole('radio', { name: /^8 / }).check()
  await page.getByRole('button', { name: 'Uložit hodnocení' }).click()
  await expectHeading(page, 'Děkujeme za hodnocení')
  await world.open('/test')
  await expectHeading(page)
  await page.goBack()
  await expectHeading(page, 'Děkujeme za hodnocení')
  await expect(page).toHaveURL('/muj-ucet/nps')
  expect(await journalOf(page, world, 'saveNps')).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/muj-ucet/nps')
  await expect(other).toHaveURL('/login?return=%2Fmuj-ucet%2Fnps')
})

test('the browser stores the four keys of the session and no other credential; logout deletes them (rule 18.1)', async ({
  page,
  world,
  context,
}) => {
  const session = ['access-token', 'access-token-expire', 'full-user-object', 'user-session']
  await signInDonor(page, world, '10000001')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Česky' }).click()
  // The same for all users; two of them come with responses.
  const common = ['language', 'rating-window', 'server-clock-offset']
  const localKeys = async () => Object.keys((await everythingStored(page)).local).toSorted()
  await expect.poll(localKeys).toEqual([...session, ...common].toSorted())
  const stored = await everythingStored(page)
  // Drafts are checked in drafts.e2e.ts: a donor's tab only ensures that no drafts of others are
  // left.
  expect(stored.elsewhere.filter((name) => name !== 'drafts')).toEqual([])
  const token = stored.local['access-token'] ?? ''
  for (const [key, value] of Object.entries(stored.local)) {
    expect(value, key).not.toContain('andel123')
    if (key !== 'access-token') expect(value, key).not.toContain(token)
  }
  // The one cookie is the sandbox's, for the world.
  expect((await context.cookies()).map(({ value }) => value)).toEqual([world.id])

  await logOut(page)
  // Destroying the drafts takes a moment, and a marker says so until it is done.
  await expect.poll(localKeys).toEqual(common)
})

function everythingStored(page: Page) {
  return page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    elsewhere: [
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ],
  }))
}
