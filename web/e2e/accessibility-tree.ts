import { expect, type Page } from '@playwright/test'
import { pictures, recordedWords, screenOf, visibleWords } from '../../scripts/browser/pictures.ts'
import { expectLoaded } from './every-screen.ts'

/** The world of the trees, whose clock stands still. */
export const TREE_WORLD = { now: '2026-11-10T09:00:00.000Z', frozen: true, seed: 1 }

/** The gallery of components is for developers; parts of a long form differ in their questions alone. */
export const hasTree = (path: string) => path !== '/test' && path !== '/neni/tu' && !path.includes('?')

/**
 * What a screen reader reads of a screen is as it was reviewed: names, roles, states, their order and the live regions.
 * CONTRIBUTING.md says how to write it; every changed line is read before it is committed. `isFirst` is the screen that is read
 * with its frame, which is the same on all screens of a user.
 */
export async function expectTree(page: Page, scope: string, path: string, { language = 'cs', isFirst = false } = {}) {
  const part = page.getByRole(isFirst ? 'document' : 'main')
  const screen = path.slice(1).replaceAll('/', '-') || 'index'
  const file = `${scope === '*' ? 'visitor' : scope}-${screen}.yml`
  // A part that is loaded late, such as a text in Markdown, may start after the screen.
  await expect(async () => {
    await expectLoaded(page)
    const tree = (await part.ariaSnapshot()).replaceAll(new URL(page.url()).origin, 'https://portal.example.com')
    expect(tree).not.toMatch(/: (Načítáme|Loading)$/m)
    expect(`${tree}\n`).toMatchSnapshot(['accessibility-tree', language, file])
  }).toPass({ intervals: [100], timeout: 20_000 })
  expect.soft(await unheardTexts(page), path).toEqual([])
}

/** The picture of a document shows what the page shows today; `npm run screenshots` makes it again. */
export async function expectPicture(page: Page, scope: string, path: string) {
  const picture = pictures.find((each) => each.scope === scope && each.path === path)
  if (!picture) return
  await page.setViewportSize(screenOf(picture.isOnPhone))
  await expect.poll(() => visibleWords(page), `docs/images/${picture.name}.png`).toBe(recordedWords()[picture.name])
}

/** Some builds of Chromium have a viewer of PDF. What it shows is its own, and documents.e2e.ts proves the frame for it. */
export function withoutPdfViewer() {
  Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false })
}

/** What a voice reads wrong as it is written (rule 1.8): an amount, a date, a month, a long number that is no phone. */
const WRITTEN = /\d\s?Kč|CZK\s?\d|\d\.\s\d{1,2}\.\s\d{4}|\d\d\/\d{4}|(?<![+\d])\d{7,}/
/** An amount whose separators are not drawn. */
const UNSEPARATED = /\d{4,}\s?Kč|CZK\s?\d{4,}/
/** Their names must contain what is seen (WCAG 2.5.3). */
const CONTROLS = 'a, button, label, legend, summary, option, [role=button], [role=link], [role=option]'

/** The texts of a page that are not heard right, and the controls that are called otherwise than what is seen. */
function unheardTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ written, unseparated, controls }) => {
      const found = [...document.querySelectorAll(controls)]
        .filter((control) => control.querySelector('[data-spoken]'))
        .map((control) => `spoken in a control: ${control.textContent}`)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement: parent, textContent } = node
        const text = textContent?.trim() ?? ''
        if (!parent || parent.closest('script, style, textarea')) continue
        if (new RegExp(unseparated).test(text)) found.push(`without separators: ${text}`)
        else if (!parent.closest(`[aria-hidden=true], ${controls}`) && new RegExp(written).test(text))
          found.push(`as it is written: ${text}`)
      }
      return found
    },
    { written: WRITTEN.source, unseparated: UNSEPARATED.source, controls: CONTROLS },
  )
}
