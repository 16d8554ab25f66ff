/**
 * The visible dates, months, amounts, symbols and parts of accounts that are on two lines: a donor reads a wrong day, and has to type a
 * number at a bank. The parts of one are texts of their own (ADR 026), so a block is read as a whole. Runs in the page.
 */
export function brokenNumbers(body: HTMLElement): string[] {
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
