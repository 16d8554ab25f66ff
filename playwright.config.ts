import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium, findHeadlessShell } from './scripts/find-chromium.ts'
import { findFreePort } from './scripts/free-port.ts'

// The workers read this file again and inherit the environment: all of them have to agree on one free port.
process.env.E2E_PORT ??= String(await findFreePort())
const port = process.env.E2E_PORT
const origin = `http://127.0.0.1:${port}`
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
const launch = (browser: string | undefined) => ({
  launchOptions: { args: chromiumArgs, ...(browser !== undefined && { executablePath: browser }) },
})
/** They show a PDF on the page, or measure how it is painted and moves: the shell paints a font that comes late otherwise. */
const WHOLE_BROWSER = /\/(papers|prerendered|long-form|registration)\.e2e\.ts$/

/** Journeys in a real browser against the built portal (`npm run build`) and the mock, reached by HTTP only. */
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half of a journey is waiting, so more of them than cores fit side by side.
  workers: 4,
  // A test that passes at the second try is a red test.
  retries: 0,
  forbidOnly: true,
  // When to give up, not how long to wait: four browsers share the machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: origin,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A trace of every test costs a quarter of the time: E2E_TRACE=retain-on-failure, for whoever hunts a failure.
    trace: process.env.E2E_TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'whole browser', testMatch: WHOLE_BROWSER, use: launch(findChromium()) },
    { name: 'journeys', testIgnore: WHOLE_BROWSER, use: launch(findHeadlessShell()) },
  ],
  webServer: {
    command: `"${process.execPath}" mock-server/src/main.ts`,
    url: `${origin}/sandbox/scenarios`,
    env: { PORT: port, HOST: '127.0.0.1' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
