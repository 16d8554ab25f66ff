import type { Page } from '@playwright/test'

/** The visible parts of accounts and symbols that are on two lines: a donor has to type them at a bank. */
export const brokenNumbers = (page: Page): Promise<string[]> => page.locator('body').evaluate(measure)

/** Runs in the page. */
function measure(body: HTMLElement): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const number = document.createRange()
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest('.visually-hidden') || !text.parentElement?.checkVisibility()) continue
    for (const { 0: digits, index } of (text.textContent ?? '').matchAll(/\d{5,}|\/\d{4}/g)) {
      number.setStart(text, index)
      number.setEnd(text, index + digits.length)
      const lines = new Set(Array.from(number.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${digits} of: ${text.textContent}`)
    }
  }
  return broken
}
