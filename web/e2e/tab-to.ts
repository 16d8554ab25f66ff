import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses a key until the element has the focus; at every stop the focus is on the screen, in an outline of three pixels. The element is
 * there before the first key: a page that still loads its form would end before it.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Found once: finding an element by its role costs more than the key.
  const element = await target.elementHandle()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key)
    const { isThere, ...seen } = await page.evaluate(focusAt, element)
    expect(seen).toEqual({ what: seen.what, outline: 'solid 3px', isOnScreen: true })
    if (isThere) return
  }
  throw new Error(`Not reached by ${key}: ${target.toString()}`)
}

/** The focus as a keyboard user sees it, and whether it is on the element. Runs in the page. */
function focusAt(element: Node | null) {
  const focused = document.activeElement as HTMLElement
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  const { top, bottom } = focused.getBoundingClientRect()
  return {
    isThere: focused === element,
    what: focused.outerHTML.slice(0, 120),
    outline: `${outlineStyle} ${outlineWidth}`,
    isOnScreen: bottom > 0 && top < window.innerHeight,
  }
}
