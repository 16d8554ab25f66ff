import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'

const WAIT_MS = 30_000

type VisitOptions = {
  driver: WebDriver
  origin: string
  world: string
  /** The home of the browser, where it saves files; it also has those to upload. */
  folder: string
}

/** What a user does on the pages of one world in one browser. Every step waits for what it needs. */
export type Visit = {
  driver: WebDriver
  open: (path: string) => Promise<void>
  find: (selector: string) => Promise<WebElement>
  /** How many elements there are: the driver's own search fails for elements that React replaces during it. */
  count: (selector: string) => Promise<number>
  /** Types over what a field has. */
  fill: (name: string, text: string) => Promise<void>
  readField: (name: string) => Promise<string | null>
  /** Clicks the label of a radio button or a checkbox. */
  choose: (selector: string) => Promise<void>
  /** Chooses in lists, by name and value. */
  select: (values: Readonly<Record<string, string>>) => Promise<void>
  /** Clicks the button with this text. */
  press: (text: string) => Promise<void>
  follow: (text: string) => Promise<void>
  /** Waits until the page shows a text. */
  read: (text: string) => Promise<void>
  upload: (file: 'photo.jpg' | 'report.pdf') => Promise<void>
  /** Clicks a button that saves a file whose name ends like this, and returns its content. */
  save: (text: string, ending: string) => Promise<Buffer>
  /** The code of the newest SMS of the world. */
  code: () => Promise<string>
}

export function visit({ driver, origin, world, folder }: VisitOptions): Visit {
  const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), WAIT_MS)
  const text = "normalize-space(translate(., '\u00A0', ' '))"
  const scrollTo = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })'
  // As Playwright does: what still moves is not clicked, as the click would hit the place where it was.
  const settle = `const [element, done] = arguments
    const place = () => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y } = element.getBoundingClientRect()
      return x + ' ' + y
    }
    const look = (before) => requestAnimationFrame(() => (place() === before ? done() : look(place())))
    look(place())`
  async function click(element: string, name: string) {
    const found = await driver.wait(
      until.elementLocated(By.xpath(`//${element}[contains(${text}, '${name}')]`)),
      WAIT_MS,
    )
    await driver.executeAsyncScript(settle, found)
    await found.click()
  }
  const count = (selector: string) =>
    driver.executeScript<number>('return document.querySelectorAll(arguments[0]).length', selector)
  const pageHeight = () => driver.executeScript<number>('return innerHeight')
  const field = (name: string) => find(`:is(input, textarea)[name="${name}"]`)
  return {
    driver,
    find,
    open: (path) => driver.get(`${origin}/sandbox/enter/${world}?to=${encodeURIComponent(path)}`),
    async fill(name, value) {
      const found = await field(name)
      await driver.wait(until.elementIsVisible(found), WAIT_MS)
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', found)
      await found.sendKeys(Key.BACK_SPACE, value)
    },
    readField: async (name) => (await field(name)).getAttribute('value'),
    async choose(selector) {
      const input = await find(selector)
      await driver.executeScript(`${scrollTo}; arguments[0].labels[0].click()`, input)
    },
    async select(values) {
      for (const [name, value] of Object.entries(values)) {
        const option = await find(`[name="${name}"] option[value="${value}"]`)
        await driver.executeScript(scrollTo, await find(`[name="${name}"]`))
        await option.click()
      }
    },
    press: (name) => click('button', name),
    follow: (name) => click('a', name),
    count,
    async read(wanted) {
      const xpath = `boolean(//body//*[contains(${text}, '${wanted}')])`
      const isShown = () =>
        driver.executeScript<boolean>('return document.evaluate(arguments[0], document).booleanValue', xpath)
      await driver.wait(isShown, WAIT_MS, wanted)
    },
    upload: async (file) => (await find('input[type=file]')).sendKeys(join(folder, file)),
    async save(name, ending) {
      const former = readdirSync(folder)
      const height = await pageHeight()
      const saved = () => readdirSync(folder).find((file) => file.endsWith(ending) && !former.includes(file))
      await click('button', name)
      await driver.wait(() => saved() !== undefined, WAIT_MS, `no file ${ending} was saved`)
      // MiniBrowser lists each saved file below the page: the next click would miss what moves.
      await driver.wait(async () => (await pageHeight()) < height, WAIT_MS, 'the file is not listed')
      return readFileSync(join(folder, saved() ?? ''))
    },
    async code() {
      const answer = await fetch(`${origin}/sandbox/worlds/${world}/messages?channel=sms&waitMs=5000`)
      const { messages } = (await answer.json()) as { messages: { code?: string }[] }
      return messages.at(-1)?.code ?? ''
    },
  }
}
