import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

export const PICTURES = 'docs/images'

/**
 * The pictures of the documents. `scope` is who opens the page, as in the journeys, whose world has the clock of these. The words that a
 * page shows are recorded with its picture, and the journeys compare them: a stale picture is red.
 */
export const pictures: readonly { name: string; scope: string; path: string; isOnPhone?: boolean }[] = [
  { name: 'welcome', scope: '*', path: '/' },
  { name: 'give', scope: '*', path: '/jak-pomahat' },
  { name: 'donor', scope: 'donor', path: '/darce' },
  { name: 'payments', scope: 'donor', path: '/moje-platby' },
  { name: 'recipient', scope: 'recipient', path: '/prijemce', isOnPhone: true },
  { name: 'photos', scope: 'recipient', path: '/prijemce/moje-fotky', isOnPhone: true },
]

export const screenOf = (isOnPhone = false) => (isOnPhone ? { width: 390, height: 780 } : { width: 1280, height: 800 })

/** Of the console, whose lists differ by what happened in its world. */
export const CONSOLE = { name: 'sandbox', parts: 'nav, h1, h2' }

/** By the name of a picture. */
export const recordedWords = (): Record<string, string> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../${PICTURES}/words.json`, 'utf8')) as Record<string, string>

/** What a sighted reader reads of the given parts of the page. The footer names the version, and is below every picture. */
export const visibleWords = (page: Page, parts = 'body'): Promise<string> =>
  page.evaluate((selector) => {
    const words: string[] = []
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
        if (parentElement.closest('.visually-hidden, footer, script, style')) continue
        // A text for screen readers alone has one pixel.
        if (parentElement.getBoundingClientRect().width > 1) words.push(textContent?.replace(/\s+/g, ' ').trim() ?? '')
      }
    }
    return words.filter((text) => text !== '').join(' · ')
  }, parts)
