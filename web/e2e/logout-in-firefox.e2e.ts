import { expect } from '@playwright/test'
import { test } from './sandbox.ts'

// By Puppeteer: Playwright waits for ever after Back in one of three runs in Firefox. Other journeys log out and go back in Chromium.
test(
  'a donor logs out in Firefox, and Back shows nothing',
  { tag: '@engines' },
  async ({ world, baseURL }, { project }) => {
    const executablePath = project.use.launchOptions?.executablePath ?? ''
    // Only `npm run check:long` installs Puppeteer; Playwright reads every journey.
    const { launchFirefox } = await import('../../scripts/checks/tools/launch-firefox.ts')
    const browser = await launchFirefox(executablePath)
    try {
      const page = await browser.newPage()
      await page.goto(`${baseURL}/sandbox/enter/${world.id}?to=${encodeURIComponent('/login')}`)
      await page.locator('[name=username]').fill('10000001')
      await page.locator('[name=password]').fill('andel123')
      await page.locator('main form button[type=submit]').click()
      await page.locator('main ::-p-text(Komu právě pomáháte)').wait()
      expect(await page.evaluate(() => document.body.innerText)).toContain('Jana Nováková')
      await page.locator('header a[href="/logout"]').click()
      await page.locator('main ::-p-text(Vítejte mezi anděly)').wait()
      await page.goBack()
      await page.waitForFunction(() => location.search === '?return=%2Fdarce')
      await page.locator('main ::-p-text(Vítejte mezi anděly)').wait()
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('Jana Nováková')
    } finally {
      await browser.close()
    }
  },
)
