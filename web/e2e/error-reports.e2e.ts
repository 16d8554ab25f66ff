import { expect, type Page, type Request } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { watchViolations } from './violations.ts'

// One server for all.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: ({ outside }, use) => use(outside.portal) })

const CANARIES = {
  email: 'jana.tajna@example.com',
  phone: '+420777123456',
  birthDate: '1985-04-01',
  diagnosis: 'leukemie',
  link: 'tajny-odkaz',
}
const canaries = Object.values(CANARIES).join(' ')

type Sent = { exceptions: { errorClass: string; message: string }[]; context: string; breadcrumbs: { name: string }[] }

function reportsOf(page: Page, endpoint: string): Request[] {
  const reports: Request[] = []
  page.on('request', (request) => {
    if (request.url() === endpoint && request.method() === 'POST') reports.push(request)
  })
  return reports
}

const eventOf = (report: Request): Sent => (report.postDataJSON() as { events: [Sent] }).events[0]
const messages = (reports: Request[]) => reports.map((report) => eventOf(report).exceptions[0]?.message)

test('errors are reported by operation and kind, without personal data (rule 18.15)', async ({
  page,
  world,
  outside,
}) => {
  const violations = await watchViolations(page)
  const reports = reportsOf(page, outside.endpoint)
  await enterDonor(page, world, '10000001')
  await world.fail({ operationId: 'getNps', kind: 'reset', when: 'before' })
  await page.goto(`/muj-ucet/nps?odkaz=${CANARIES.link}&email=${CANARIES.email}#${CANARIES.phone}`)
  await expect.poll(() => messages(reports)).toContain('getNps 410')
  await page.evaluate((text) => {
    // biome-ignore lint/suspicious/noConsole: Bugsnag would look there by itself
    console.info(text)
    setTimeout(() => {
      throw new TypeError(`Cannot read properties of undefined (reading '${text}')`)
    })
    void Promise.reject(new Error(text))
  }, canaries)
  await expect
    .poll(() => new Set(messages(reports)))
    .toEqual(new Set(['Cannot read properties of undefined', 'getNps 410', 'text withheld']))

  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '')
  const secrets = [...Object.values(CANARIES), token, '10000001', 'Nováková', '@']
  for (const report of reports) {
    const fullText = `${report.url()} ${report.postData()} ${JSON.stringify(await report.allHeaders())}`
    expect(secrets.filter((secret) => fullText.includes(secret))).toEqual([])
    expect(eventOf(report).context).toBe('/muj-ucet/nps')
  }
  // A seeded error is reported too; the policy and Trusted Types report nothing.
  const ours = (text: string) => text.includes(CANARIES.email) || text.includes('ERR_CONNECTION_RESET')
  expect(violations.filter((text) => !ours(text))).toEqual([])
})

test('a page that is left while its files load is no error', { tag: ['@engines', '@long'] }, async ({
  page,
  world,
  outside,
}) => {
  // They are kept over page loads; Playwright also counts messages of Firefox itself as errors.
  await page.addInitScript(() => {
    const keep = (text: string) => sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''} ${text}`)
    addEventListener('error', ({ message }) => keep(message))
    addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)))
  })
  const reports = reportsOf(page, outside.endpoint)
  await enterDonor(page, world, '10000001')
  const html = await (await page.request.get('/moje-platby')).text()
  const first = /data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  let passed: string[] | undefined
  let load: () => void = () => undefined
  await page.route(/\/assets\/.*\.js$/, (route) =>
    passed === undefined || passed.includes(new URL(route.request().url()).pathname) ? route.continue() : load(),
  )
  // Held are the files that the boot script runs, and then those of the screen, which the portal loads.
  for (const files of [[], first]) {
    const { promise: isLoading, resolve } = Promise.withResolvers<void>()
    ;[passed, load] = [files, resolve]
    await page.goto('/moje-platby', { waitUntil: 'commit' })
    await isLoading
    passed = undefined
    await page.evaluate(() => location.assign('/muj-ucet'))
    await expectHeading(page, 'Můj účet')
  }
  expect(await page.evaluate(() => sessionStorage.getItem('errors'))).toBeNull()
  expect(messages(reports)).toEqual([])
})

test('a notice that cannot be rendered and a page that cannot be shown are reported; the notice leaves the page unchanged', {
  tag: '@long',
}, async ({ page, world, outside }) => {
  const reports = reportsOf(page, outside.endpoint)
  await page.setViewportSize({ width: 360, height: 740 })
  await enterDonor(page, world, '10000007', '/muj-ucet/heslo')
  await expect(page.getByRole('list', { name: 'Co je nového' })).toBeVisible()
  const asBroken = (key: string, value: unknown) => (key === 'Documents' ? null : value)
  await page.route(
    (url) => url.pathname === '/api/userProfile',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: JSON.parse(await response.text(), asBroken) })
    },
  )
  // A bad answer replaces no good profile (rule 3.12), so the bad one has to be in the browser already;
  // put there between two pages, since a profile still on its way would replace it in the first.
  await page.addInitScript((key) => {
    const profile = JSON.parse(localStorage.getItem(key) ?? '') as object
    localStorage.setItem(key, JSON.stringify({ ...profile, Documents: null }))
  }, 'full-user-object')
  await page.reload()
  await expect.poll(() => messages(reports)).toEqual(['Cannot read properties of null', 'getUserProfile 410'])
  await expectHeading(page, 'Změna hesla')

  await page.getByRole('button', { name: 'Menu' }).click()
  // Once the page is loaded, the next requested script is the screen's.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Hodnocení nadace' }).click()
  await expectHeading(page, 'Stránku se nepodařilo zobrazit')
  await expect.poll(() => messages(reports)).toContain('A file of the portal did not come')
})
