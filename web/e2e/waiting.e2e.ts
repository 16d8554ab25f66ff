import { expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { signInDonor } from './steer.ts'

/** Holds back whatever the pattern names until released. */
async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('loading that takes longer than 3 s is said, until the answer is there', async ({ page, world }) => {
  await page.clock.install()
  await signInDonor(page, world, '10000001')
  const release = await hold(page, '**/api/nps?*')
  await page.goto('/muj-ucet/nps')
  const notice = page.getByRole('status').filter({ hasText: 'Načítání trvá déle než obvykle.' })
  await expect(page.getByText('Jana Nováková')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(notice).toBeHidden()
  await page.clock.fastForward(1_500)
  await expect(notice).toBeVisible()
  release()
  await expectHeading(page, 'Jak se vám s námi pomáhá?')
  await expect(notice).toBeHidden()
})

/** Once the page at hand is there and its menu is open, a script is one of the screen that is asked for. */
const NEXT_SCREEN = /\/assets\/.*\.js$/

test('a screen whose code is on its way covers the page meanwhile, and then takes the focus', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInDonor(page, world, '10000001')
  await expectHeading(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const release = await hold(page, NEXT_SCREEN)
  await page.getByRole('dialog').getByRole('link', { name: 'Hodnocení nadace' }).click()
  const overlay = page.getByRole('alertdialog', { name: 'Načítáme stránku' })
  await expect(overlay).toBeVisible()
  await expect(overlay).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(overlay).toBeFocused()
  release()
  await expect(page.getByRole('heading', { name: 'Jak se vám s námi pomáhá?' })).toBeFocused()
  await expect(overlay).toBeHidden()
})

test('a screen whose code does not come leaves a page that says so and offers to load it again', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInDonor(page, world, '10000001')
  await expectHeading(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.route(NEXT_SCREEN, (route) => route.abort())
  await page.getByRole('dialog').getByRole('link', { name: 'Hodnocení nadace' }).click()
  await expectHeading(page, 'Stránku se nepodařilo zobrazit')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Načíst znovu' }).click()
  await expectHeading(page, 'Jak se vám s námi pomáhá?')
})

test('an upload tells its progress, up to the whole, and ends with the answer of the provider', async ({
  page,
  world,
}) => {
  const script = await uploadScript()
  await signInDonor(page, world, '10000001')
  await page.route('**/assets/upload-alone.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 4_000_000,
  })
  const { progress, answer } = await page.evaluate(async () => {
    const address = '/assets/upload-alone.js'
    const { multipartOf, xhrSend } = (await import(address)) as UploadScript
    const pdf = new Blob(['%PDF-1.4\n', new Uint8Array(4_000_000)], { type: 'application/pdf' })
    const file = new File([pdf], 'zprava.pdf', { type: 'application/pdf' })
    const shares: number[] = []
    const send = xhrSend(multipartOf([{ category: 'document', file }]), (share) => shares.push(share))
    const headers = {
      Authorization: localStorage.getItem('access-token') ?? '',
      uid: 'p-10000001',
      lang: 'cs',
      Accept: 'application/json',
    }
    const response = await send(new Request('/api/upload', { method: 'POST', headers }))
    return { progress: shares, answer: (await response.json()) as unknown }
  })
  expect(answer).toMatchObject({ error_code: 200 })
  expect(progress.length).toBeGreaterThan(1)
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  expect(progress[0]).toBeLessThan(1)
  expect(progress.at(-1)).toBe(1)
})

type UploadScript = {
  multipartOf: (items: { category: string; file: File }[]) => FormData
  xhrSend: (form: FormData, onProgress: (share: number) => void) => (request: Request) => Promise<Response>
}

/** The portal's way to upload as a script of its own, for no screen uses it yet. */
async function uploadScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: 'web/src/shared/api/upload.ts', formats: ['es'], fileName: 'upload' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('web/src/shared/api/upload.ts gave no script')
  return output.output[0].code
}
