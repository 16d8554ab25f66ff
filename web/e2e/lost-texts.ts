import { expect, type Page } from '@playwright/test'
import { brokenNumbers } from './broken-numbers.ts'

type View = { width: number; textSize?: string }

/**
 * Nothing scrolls sideways, no text is cut or lies on another one, and no number is broken. A table becomes a list in the render after the page receives its
 * width: polled until then.
 */
export async function expectNothingLost(page: Page, path: string, { width, textSize = '100%' }: View): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  const setTextSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  await setTextSize(textSize)
  const message = `${path} at ${width} px with text of ${textSize}`
  const body = page.locator('body')
  await expect
    .poll(async () => [...(await body.evaluate(lostTexts)), ...(await body.evaluate(brokenNumbers))], { message })
    .toEqual([])
  await setTextSize('')
}

/** Runs in the page. */
export function lostTexts(body: HTMLElement): string[] {
  const width = document.documentElement.clientWidth
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: { text: string; layer: Element | null; box: DOMRect }[] = []
  const lost = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) lost.add(`the page scrolls sideways by ${scrollWidth - width} px`)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement
    const words = text.textContent?.trim().slice(0, 60)
    if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (parent.closest('svg, option, textarea') || isClipped(parent)) continue
    range.selectNodeContents(text)
    const layer = layerOf(parent)
    const frame = clipOf(parent)
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue
      if (box.left < -1 || box.right > width + 1) {
        if (frame?.scrolls !== true) lost.add(`outside the page: ${words}`)
      } else if (frame && (box.left < frame.box.left - 1 || box.right > frame.box.right + 1)) {
        if (!frame.scrolls) lost.add(`cut: ${words}`)
      }
      lines.push({ text: words, layer, box })
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.layer !== other.layer || one.text === other.text) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines may be lower than the boxes of their letters.
      if (across > 2 && down > 0.5 * Math.min(one.box.height, other.box.height))
        lost.add(`on each other: ${one.text} | ${other.text}`)
    }
  }
  return [...lost]

  /** Only assistive technology gets it. */
  function isClipped(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return true
    }
    return false
  }

  /** What moves apart from the rest of the page. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    }
    return null
  }

  function clipOf(element: Element): { box: DOMRect; scrolls: boolean } | undefined {
    for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX !== 'visible')
        return { box: at.getBoundingClientRect(), scrolls: overflowX === 'auto' || overflowX === 'scroll' }
    }
  }
}
