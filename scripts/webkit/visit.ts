import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver'

const WAIT_MS = 30_000

/** What a user does on the pages of one world in one browser. Every step waits for what it needs. */
export type Visit = {
  driver: WebDriver
  open: (path: string) => Promise<void>
  find: (selector: string) => Promise<WebElement>
  fill: (name: string, text: string) => Promise<void>
  /** Clicks the label of a radio button or a checkbox. */
  choose: (selector: string) => Promise<void>
  /** Clicks the button with this text. */
  press: (text: string) => Promise<void>
  follow: (text: string) => Promise<void>
  /** Waits until the page shows a text. */
  read: (text: string) => Promise<void>
  /** The code of the newest SMS of the world. */
  code: () => Promise<string>
}

export function visit(driver: WebDriver, origin: string, world: string): Visit {
  const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), WAIT_MS)
  const text = "normalize-space(translate(., '\u00A0', ' '))"
  async function click(element: string, name: string) {
    const found = await driver.wait(
      until.elementLocated(By.xpath(`//${element}[contains(${text}, '${name}')]`)),
      WAIT_MS,
    )
    await found.click()
  }
  return {
    driver,
    find,
    open: (path) => driver.get(`${origin}/sandbox/enter/${world}?to=${encodeURIComponent(path)}`),
    async fill(name, value) {
      const field = await find(`[name="${name}"]`)
      await driver.wait(until.elementIsVisible(field), WAIT_MS)
      await field.sendKeys(value)
    },
    async choose(selector) {
      const input = await find(selector)
      await driver.executeScript(
        'arguments[0].labels[0].scrollIntoView({ block: "center", behavior: "instant" })',
        input,
      )
      await driver.executeScript('arguments[0].labels[0].click()', input)
    },
    press: (name) => click('button', name),
    follow: (name) => click('a', name),
    async read(wanted) {
      await driver.wait(until.elementLocated(By.xpath(`//body//*[contains(${text}, '${wanted}')]`)), WAIT_MS)
    },
    async code() {
      const answer = await fetch(`${origin}/sandbox/worlds/${world}/messages?channel=sms&waitMs=5000`)
      const { messages } = (await answer.json()) as { messages: { code?: string }[] }
      return messages.at(-1)?.code ?? ''
    },
  }
}
