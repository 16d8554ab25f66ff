import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../../../process/find-free-port.ts'
import { isListening, startProcess } from '../../../process/start-process.ts'
import type { Screen } from './start-screen.ts'

export type WebKit = { version: string; open: () => Promise<WebDriver>; stop: () => Promise<void> }

const SECONDS_TO_START = 30

/** Starts WebKitGTK's driver on a screen; each `open` is a new browser without a history. It saves files to its home. */
export async function startWebKit(home: string, { display }: Screen): Promise<WebKit> {
  const port = await findFreePort()
  // Without LANG the language of the pages would be "C".
  const driver = startProcess(['WebKitWebDriver', `--port=${port}`], {
    env: { DISPLAY: display, LANG: 'cs_CZ.UTF-8', HOME: home },
  })
  await driver.waitUntil(() => isListening(port), SECONDS_TO_START)
  const open = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
  const first = await open()
  const version = String((await first.getCapabilities()).get('browserVersion'))
  await first.quit()
  return {
    version,
    open,
    stop: () => driver.stop(),
  }
}
