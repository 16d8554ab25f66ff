/**
 * phones.ts chromium|firefox tokens      the tokens of autocomplete that the browser does not know
 * phones.ts chromium keyboards           the fields of each keyboard that a phone shows
 * phones.ts chromium code CODE           what becomes of a code that is filled in at once
 * phones.ts chromium photo FILE          what becomes of a photo that a family adds
 */
import type { Browser, Page } from '@playwright/test'
import type { Screen } from '../things/screens.ts'
import { openAtCode } from './screens/code.ts'
import { type BrowserName, launch, openScreen } from './screens/open-screens.ts'

const FORMS: readonly Screen[] = [
  { path: '/registrace', user: 'visitor' },
  { path: '/login', user: 'visitor' },
  { path: '/prijemce/prihlaseni', user: 'visitor' },
  { path: '/muj-ucet/profil', user: 'donor' },
  { path: '/muj-ucet/danove', user: 'donor' },
  { path: '/muj-ucet/heslo', user: 'donor' },
]

type Field = { name: string; written: string; known: string; keyboard: string }

async function fieldsOf(browser: Browser): Promise<Field[]> {
  const all: Field[] = []
  for (const screen of FORMS) {
    const page = await openScreen(browser, screen)
    const found = await page.locator('main :is(input, select)').evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(({ type }) => !/^(radio|checkbox|hidden|file)$/.test(type))
        .map((field) => ({
          name: field.name,
          written: field.getAttribute('autocomplete') ?? '',
          known: field.autocomplete,
          keyboard: field.localName === 'select' ? 'a list' : field.inputMode || field.type,
        })),
    )
    all.push(...found)
    await page.context().close()
  }
  return all
}

const readers: Record<string, (browser: Browser, given: string) => Promise<string>> = {
  async tokens(browser) {
    const fields = await fieldsOf(browser)
    const unknown = fields
      .filter(({ written, known }) => written !== known)
      .map(({ name, written }) => `${name} ${written}`)
    const bare = fields.filter(({ written }) => written === '').map(({ name }) => name)
    return `${fields.length} fields; unknown: ${unknown.join(', ') || 'none'}; without a token: ${bare.join(', ') || 'none'}`
  },
  async keyboards(browser) {
    const keyboards = new Map<string, Set<string>>()
    for (const { name, keyboard } of await fieldsOf(browser))
      keyboards.set(keyboard, (keyboards.get(keyboard) ?? new Set()).add(name))
    return Array.from(keyboards, ([keyboard, names]) => `${keyboard}: ${[...names].join(', ')}`)
      .toSorted()
      .join('; ')
  },
  async code(browser, given) {
    const page = await openAtCode(browser)
    const field = page.getByLabel('Kód ze zprávy')
    // As a keyboard that offers the code of a message: all of it in one input.
    await field.evaluate((input: HTMLInputElement, text) => {
      input.focus()
      input.value = text
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
    }, given)
    const sent = page
      .waitForRequest(/loginRecipient/)
      .then((request) => /"code":"(\d+)"/.exec(request.postData() ?? '')?.[1])
    const refusal = page.getByRole('alert').getByRole('link').textContent()
    await page.getByRole('button', { name: 'Přihlásit se' }).press('Enter')
    return Promise.race([sent.then((digits) => `sent as ${digits}`), refusal.then((text) => `refused: ${text}`)])
  },
  async photo(browser, file) {
    const page = await openScreen(browser, { path: '/prijemce/moje-fotky?fotka=nova', user: 'family' })
    await page.locator('input[type=file]').setInputFiles(file)
    const preview = page.getByRole('img', { name: 'Náhled vybrané fotky' })
    const refusal = page.locator('main p').filter({ hasText: 'Chyba:' }).first()
    await preview.or(refusal).waitFor({ state: 'attached' })
    if ((await preview.count()) === 0) return `refused: ${await plain(refusal)}`
    await page.getByRole('combobox', { name: 'Měsíc' }).selectOption('5')
    await page.getByRole('combobox', { name: 'Rok' }).selectOption('2026')
    await page.getByRole('textbox', { name: 'Co je na fotce' }).fill(`Zkouška ${file}`)
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Přidat fotku' }).press('Enter')
    const answer = await answered
    if (!answer.ok()) return `refused: ${await plain(page.getByRole('alert').first())}`
    const added = page.getByRole('img', { name: `Zkouška ${file}` })
    await added.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      (label) => (document.querySelector<HTMLImageElement>(`img[alt="${label}"]`)?.naturalWidth ?? 0) > 0,
      `Zkouška ${file}`,
    )
    return added.evaluate((image: HTMLImageElement) => `added, ${image.naturalWidth} x ${image.naturalHeight}`)
  },
}

const plain = async (text: ReturnType<Page['locator']>) =>
  ((await text.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()

const [name, reader = '', given = ''] = process.argv.slice(2)
const browser = await launch(name as BrowserName)
try {
  console.log(await readers[reader]?.(browser, given))
} finally {
  await browser.close()
}
