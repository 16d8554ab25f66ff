import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../process/find-free-port.ts'
import { isListening, startProcess } from '../process/start-process.ts'

export type WebKit = { version: string; open: () => Promise<WebDriver>; stop: () => Promise<void> }

const SECONDS_TO_START = 30

/** Starts a screen in memory and WebKitGTK's driver on it; each `open` is a new browser without a history. It saves files to its home. */
export async function startWebKit(home: string): Promise<WebKit> {
  let display = ''
  const screen = startProcess(['Xvfb', '-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  await screen.waitUntil((output) => {
    display = /^(\d+)\n/m.exec(output)?.[1] ?? ''
    return display !== ''
  }, SECONDS_TO_START)
  const port = await findFreePort()
  // Without LANG the language of the pages would be "C".
  const driver = startProcess(['WebKitWebDriver', `--port=${port}`], {
    env: { DISPLAY: `:${display}`, LANG: 'cs_CZ.UTF-8', HOME: home },
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
    async stop() {
      await driver.stop()
      await screen.stop()
    },
  }
}
