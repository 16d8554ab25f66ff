import type { Page } from '@playwright/test'

/**
 * The links and controls lower than `least` pixels or narrower than 24; a link within a sentence may be as low as its line.
 * And the fields with text below 16 px, into which an iPhone zooms.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.locator('a[href], button, select, summary, input, textarea').evaluateAll(measure, least)

/** Runs in the page. */
function measure(targets: Element[], least: number): string[] {
  return targets.flatMap((target) => {
    // A label is clickable for its control.
    const pressed = target instanceof HTMLInputElement ? (target.closest('label') ?? target) : target
    if (!pressed.checkVisibility({ visibilityProperty: true }) || isOutOfView(pressed) || isInSentence(target))
      return []
    if (target.matches('select, input, textarea') && Number.parseFloat(getComputedStyle(target).fontSize) < 16)
      return [`text below 16 px: ${target.outerHTML.slice(0, 160)}`]
    const { width, height } = pressed.getBoundingClientRect()
    if (width >= 23.5 && height >= least - 0.5) return []
    return [`${Math.round(width)}×${Math.round(height)} px: ${target.outerHTML.slice(0, 160)}`]
  })

  /** Such as the skip link until it has the focus, and fields for the browser alone. */
  function isOutOfView(element: Element): boolean {
    const { right, bottom, width, height } = element.getBoundingClientRect()
    return right <= 0 || bottom + window.scrollY <= 0 || width <= 1 || height <= 1
  }

  /** WCAG 2.5.8 exempts a link whose size the line of text decides. */
  function isInSentence(element: Element): boolean {
    if (!(element instanceof HTMLAnchorElement || element instanceof HTMLButtonElement)) return false
    if (!['inline', 'inline-block'].includes(getComputedStyle(element).display)) return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const line = (block as HTMLElement).innerText.trim()
    return line !== (element as HTMLElement).innerText.trim()
  }
}
