import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { logOut } from './people.ts'
import { accessibilityFaults, showTheme, test } from './sandbox.ts'
import { watchViolations } from './violations.ts'

// One server for all.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: ({ outside }, use) => use(outside.portal) })

const launcher = (page: Page) => page.getByRole('button', { name: 'Napsat do chatu' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat s nadací' })

type Received = { data: object; origin: string }[]

/** Expects all messages that the page of the chat has received. */
const expectReceived = (page: Page, messages: Received) =>
  expect
    .poll(() =>
      page
        .frameLocator('iframe')
        .locator(':root')
        .evaluate(() => (window as unknown as { receivedMessages: Received }).receivedMessages),
    )
    .toEqual(messages)

test('a donor’s chat receives the named fields only, and is removed with the donor (rule 18.16)', async ({
  page,
  world,
  outside,
}) => {
  const violations = await watchViolations(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(outside.chat)) requests.push(`${request.url()} ${JSON.stringify(request.headers())}`)
  })
  await plantCanaries(page)
  await enterDonor(page, world, '10000001')
  await page.reload()
  await launcher(page).click()
  await expectReceived(page, [
    {
      origin: outside.portal,
      data: {
        type: 'portal-chat:person',
        person: {
          name: 'Jana Nováková',
          email: expect.stringContaining('@'),
          angelNumber: '10000001',
          corporateAccount: 'no',
          donorStatus: expect.stringMatching(/^[^()]+ \(\d+\)$/),
          language: 'cs',
        },
      },
    },
  ])
  expect(requests).toHaveLength(1)
  expect(requests.join()).not.toMatch(/referer|cookie|authorization|10000001/i)
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await logOut(page)
  await expect(page.locator('iframe')).toHaveCount(0)
})

/** A field of a later provider version: the portal stores it, and it must not reach the chat. */
async function plantCanaries(page: Page) {
  const canaries = { phone: '+420777123456', birthYear: 1985, street: 'Tajná 7', diagnosis: 'leukemie' }
  await page.route(/\/api\/(login|userProfile)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { response: { profile: object; profile_full: object } }
    Object.assign(body.response.profile, canaries)
    Object.assign(body.response.profile_full, canaries, { Phone: canaries.phone })
    await route.fulfill({ response: answer, json: body })
  })
}

test('a visitor opens the chat by keyboard on a phone and on a desktop, and it covers nothing at the end of the page', async ({
  page,
  world,
  outside,
}) => {
  const violations = await watchViolations(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await world.open('/login')
    await launcher(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await coveredByLauncher(page)).toEqual([])
    await launcher(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('button', { name: 'Zavřít chat' })).toBeFocused()
    const data = { type: 'portal-chat:person', person: { language: 'cs' } }
    await expectReceived(page, [{ origin: outside.portal, data }])
    await showTheme(page, width === 360 ? 'light' : 'dark')
    expect.soft(await accessibilityFaults(page, { within: '[role="dialog"]' }), String(width)).toEqual([])
    await page.frameLocator('iframe').getByLabel('Vaše zpráva').press('Escape')
    await expect(launcher(page)).toBeFocused()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(launcher(page)).toBeHidden()
  expect(violations).toEqual([])
})

/**
 * Clickable elements under the button: none anywhere on a phone page, and none at the end of a
 * wider one.
 */
function coveredByLauncher(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Napsat do chatu')
    const own = button?.getBoundingClientRect()
    if (!own) return ['no button']
    return [...document.querySelectorAll('a, button, input, select')].flatMap((other) => {
      const box = other.getBoundingClientRect()
      const isApart = box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom
      return other === button || box.width === 0 || isApart ? [] : [other.textContent || other.tagName]
    })
  })
}
