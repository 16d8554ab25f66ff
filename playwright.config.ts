import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium, findHeadlessShell } from './scripts/browser/find-chromium.ts'
import { findFirefox } from './scripts/browser/find-firefox.ts'
import { exitWithoutAnswer } from './scripts/process/exit-without-answer.ts'
import { findFreePort } from './scripts/process/find-free-port.ts'
import { requireProjectNode } from './scripts/process/project-node.ts'

requireProjectNode()

/** A running portal to test, such as the one that a journey was recorded from; otherwise a server is started. */
const running = process.env.SANDBOX_ORIGIN
if (running && process.env.TEST_WORKER_INDEX === undefined) await exitWithoutAnswer(running)

// The workers read this file again and inherit the environment: all of them have to agree on one free port.
process.env.E2E_PORT ??= String(await findFreePort())
const port = process.env.E2E_PORT
const origin = running || `http://127.0.0.1:${port}`
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
const launch = (browser: string | undefined) => ({
  launchOptions: { args: chromiumArgs, ...(browser !== undefined && { executablePath: browser }) },
})
/** They start Firefox themselves. */
const IN_FIREFOX = /-in-firefox\.e2e\.ts$/
/** They show a PDF on the page, or measure what moves in it: the headless shell has no viewer of PDF and paints a late font otherwise. */
const WHOLE_BROWSER = /\/(documents|layout-shift)\.e2e\.ts$/

/** Main journeys, which run in Firefox too: the quick ones in each run, all of them by E2E_TAG=@engines and nothing else. */
const [ENGINES, QUICK] = [/@engines/, /@engines-quick/]
const tag = process.env.E2E_TAG
const firefox = tag && !ENGINES.test(tag) ? undefined : findFirefox()
if (!tag && !firefox && process.env.TEST_WORKER_INDEX === undefined)
  process.stdout.write('No journey runs in Firefox: there is none here (apt-get install -y firefox-esr).\n')

/**
 * Run by `npm run check:long` only: every view of every screen (@matrix), and journeys that measure time, or whose rule has its own tests
 * and whose use of the browser another journey proves (@long). A recorded file has no tag; one of the two runs each time.
 */
const LONG_ONLY = /@(matrix|long)|a-code-that-ran-out/

const inChromium = [
  // One worker for both: this browser takes long to start.
  { name: 'whole browser', workers: 1, testMatch: WHOLE_BROWSER, use: launch(findChromium()) },
  { name: 'journeys', testIgnore: [WHOLE_BROWSER, IN_FIREFOX], use: launch(findHeadlessShell()) },
]

/** Journeys in a real browser against the built portal (`npm run build`) and the mock, reached by HTTP only. */
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // A journey waits now and then: one more than cores keeps both busy, and four were no faster.
  workers: 3,
  // A test that passes at the second try is a red test.
  retries: 0,
  forbidOnly: true,
  // E2E_TAG=@long runs those alone, as `npm run check:long -- --only=journeys` does.
  ...(tag ? { grep: new RegExp(tag) } : { grepInvert: LONG_ONLY }),
  // When to give up, not how long to wait: four browsers share the machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: origin,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A trace of every test costs a quarter of the time: E2E_TRACE=retain-on-failure, to investigate a failure.
    trace: process.env.E2E_TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Motion is drawn by the processor here, a tenth of the whole; a journey that tests it enables it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...(tag && ENGINES.test(tag) ? [] : inChromium),
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: tag ? ENGINES : QUICK,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                // Of each worker (web/e2e/saved-file.ts).
                downloadsPath: resolve(`test-results/firefox-${process.env.TEST_WORKER_INDEX ?? 0}`),
                // The panel takes the keyboard.
                firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
              },
            },
          },
        ]
      : []),
  ],
  ...(!running && {
    webServer: {
      command: `"${process.execPath}" mock-server/src/main.ts`,
      url: `${origin}/sandbox/scenarios`,
      env: { PORT: port, HOST: '127.0.0.1' },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
})
