import { expect, type Page } from '@playwright/test'

/** In one call of the page: it is made several times on every screen, and took longer than what it does. */
const FAULTS = `[${String(lostTexts)}, ${String(brokenNumbers)}].flatMap((find) => find(document.body))`

type View = { widths: readonly number[]; textSize?: string }

/**
 * Nothing scrolls sideways, no text is cut or lies on another one, and no number is broken. A table becomes a list in the render after the page receives its
 * width: polled until then.
 */
export async function expectNothingLost(page: Page, path: string, { widths, textSize }: View): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  if (textSize) await setTextSize(textSize)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const message = `${path} at ${width} px with text of ${textSize ?? '100%'}`
    await expect.poll(() => page.evaluate<string[]>(FAULTS), { message }).toEqual([])
  }
  if (textSize) await setTextSize('')
}

/** Runs in the page. */
export function lostTexts(body: HTMLElement): string[] {
  const width = document.documentElement.clientWidth
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const places = new Map<Element, Place>()
  const lines: { text: string; layer: Element | null; box: DOMRect }[] = []
  const lost = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) lost.add(`the page scrolls sideways by ${scrollWidth - width} px`)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement
    const words = text.textContent?.trim().slice(0, 60)
    if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { isClipped, layer, frame } = placeOf(parent)
    if (isClipped || parent.closest('svg, option, textarea')) continue
    range.selectNodeContents(text)
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

  /** What decides how the texts of an element are seen, each element once: most texts share those around them. */
  function placeOf(element: Element | null): Place {
    if (element === null) return { isClipped: false, layer: null }
    const known = places.get(element)
    if (known) return known
    const around = placeOf(element.parentElement)
    const { clipPath, position, overflowX } = getComputedStyle(element)
    const clips = overflowX !== 'visible' && element !== body && element !== document.documentElement
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    const place = {
      isClipped: around.isClipped || clipPath !== 'none',
      layer: ['fixed', 'sticky'].includes(position) ? element : around.layer,
      frame: clips ? { box: element.getBoundingClientRect(), scrolls } : around.frame,
    }
    places.set(element, place)
    return place
  }
}

type Place = {
  /** Only assistive technology gets it. */
  isClipped: boolean
  /** What moves apart from the rest of the page. */
  layer: Element | null
  frame?: { box: DOMRect; scrolls: boolean } | undefined
}

/**
 * The visible dates, months, amounts, symbols and parts of accounts that are on two lines: a donor reads a wrong day, and has to type a
 * number at a bank. The parts of one are texts of their own (ADR 026), so a block is read as a whole. Runs in the page.
 */
function brokenNumbers(body: HTMLElement): string[] {
  const NUMBER = /(?:\d{1,2}\.\s\d{1,2}\.\s\d{4}|\d\d\/(?:\d\d\/)?\d{4}|\d+\sKč|CZK\s\d+|\d{5,}|\/\d{4})[.,:;?!)“]*/g
  const blocks = new Map<Element, Text[]>()
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility() || parent.closest('.visually-hidden, .spoken, svg, option, textarea')) continue
    const block = blockOf(parent)
    blocks.set(block, [...(blocks.get(block) ?? []), text as Text])
  }
  return [...blocks.values()].flatMap((parts) => {
    const whole = parts.map(({ data }) => data).join('')
    return Array.from(whole.matchAll(NUMBER))
      .filter(({ 0: { length }, index }) => isBroken(rangeOf(parts, index, index + length)))
      .map(([number]) => `${number} is on two lines: ${whole.slice(0, 60)}`)
  })

  function blockOf(element: Element): Element {
    const { display } = getComputedStyle(element)
    const above = element.parentElement
    return above && (display === 'inline' || display === 'contents') ? blockOf(above) : element
  }

  function rangeOf(parts: readonly Text[], start: number, end: number): Range {
    const range = document.createRange()
    let before = 0
    for (const text of parts) {
      const after = before + text.length
      if (before <= start && start < after) range.setStart(text, start - before)
      if (before < end && end <= after) range.setEnd(text, end - before)
      before = after
    }
    return range
  }

  function isBroken(range: Range): boolean {
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
    return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom))
  }
}
