import type { Browser, Page } from '@playwright/test'
import { screens } from '../../things/screens.ts'
import { faultyScreens, openScreen } from './open-screens.ts'
import { faultsOfUse } from './use-screen.ts'

const SIZE = { viewport: { width: 1280, height: 900 } }

/**
 * Runs in the page. What a browser does that translates: each text, and each that comes later, moves into elements of its own. It begins
 * when its user asks for it, on a page that is there.
 */
export function translateLater(): void {
  const kept = 'script, style, noscript, textarea, title, font, [translate=no], .notranslate'
  const HTML = 'http://www.w3.org/1999/xhtml'
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept) !== null) continue
      const outer = document.createElementNS(HTML, 'font')
      const inner = document.createElementNS(HTML, 'font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  Object.assign(window, {
    translatePage() {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') translate(target)
          for (const node of addedNodes) translate(node)
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    },
  })
}

const begin = (page: Page) => page.evaluate('translatePage()')

/** On how many screens the page broke, or lost what was typed, after it was translated. */
export const translated = (browser: Browser) =>
  faultyScreens(async (screen) => {
    const page = await openScreen(browser, screen, SIZE, translateLater)
    const faults = await faultsOfUse(page, () => begin(page))
    await page.context().close()
    return faults
  })

/** On how many screens a translator may change what is the same in each language, by kind. */
export async function facts(browser: Browser): Promise<string> {
  const screensOf = new Map<string, string[]>(Object.keys(FACTS).map((kind) => [kind, []]))
  for (const screen of screens) {
    const page = await openScreen(browser, screen, SIZE)
    const texts = await page.evaluate(translatableBlocks)
    if (process.env.DEBUG)
      console.log(
        screen.path,
        texts.filter((t) => Object.values(FACTS).some((p) => p.test(t))),
      )
    for (const [kind, pattern] of Object.entries(FACTS))
      if (texts.some((text) => pattern.test(text))) screensOf.get(kind)?.push(screen.path)
    await page.context().close()
  }
  return Array.from(screensOf, ([kind, paths]) => [`${kind}: ${paths.length}`, ...paths].join(' ')).join('; ')
}

const FACTS = {
  amounts: /\d\s?Kč/,
  'numbers and accounts': /(?<![+\d])\d{5,}/,
  'names of people': /Nováková|Pokorná/,
}

/** Runs in the page. The visible texts of blocks without what must not be translated. */
function translatableBlocks(): string[] {
  return Array.from(document.querySelectorAll('p, li, dd, dt, td, th, h1, h2, h3, label, div'), (block) => {
    if (!block.checkVisibility() || block.closest('[translate=no], .notranslate')) return ''
    const copy = block.cloneNode(true) as Element
    // The text of a block alone: those within it are read by themselves, and options are years.
    for (const kept of copy.querySelectorAll('[translate=no], .notranslate, select, script, p, li, div, dd, dt, td'))
      kept.replaceWith(' ')
    return copy.textContent ?? ''
  })
}
