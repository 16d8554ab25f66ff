import type { Page } from '@playwright/test'

/**
 * The longest value of the inputs that have one, by selector; the first match counts. Longer texts
 * scroll in their field.
 */
const longestValues: readonly (readonly [selector: string, value: string])[] = [
  ['[type=tel]', '+420 777 888 999'],
  ['[autocomplete=one-time-code]', '888888'],
  ['[autocomplete=postal-code]', '888 88'],
  ['[autocomplete=bday-year], [name$=birthYear]', '2088'],
  ['[name$=prefix]', '888888'],
  ['[name$=bankCode]', '8888'],
  ['[name="account.number"]', '8888888888'],
  ['[name$=iban i]', 'CZ88 8888 8888 8888 8888 8888'],
  // An amount: one million crowns.
  ['[inputmode=numeric]', '8 888 888'],
]

/**
 * The visible fields that cannot show their longest value at one of the widths, with the missing
 * width.
 */
export async function cutValues(page: Page, widths: readonly number[]): Promise<string[]> {
  const fields = page.locator('select, input')
  if ((await fields.count()) === 0) return []
  const cut: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const found = await fields.evaluateAll(measure, longestValues)
    cut.push(...found.map((fault) => `${width} px: ${fault}`))
  }
  return cut
}

/**
 * Runs in the page. A select with its arrow, a date and a text all need their own width at most;
 * see `max-content`.
 */
function measure(fields: Element[], longest: readonly (readonly [string, string])[]): string[] {
  const context = document.createElement('canvas').getContext('2d')
  return (fields as (HTMLSelectElement | HTMLInputElement)[]).flatMap((field) => {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const missing = field.type === 'date' ? missingOfDate(field) : missingOfText(field)
    return missing > 0.5 ? [`${field.name} lacks ${missing.toFixed(1)} px`] : []
  })

  function missingOfText(field: HTMLSelectElement | HTMLInputElement): number {
    if (context === null) throw new Error('No canvas')
    const style = getComputedStyle(field)
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.letterSpacing = style.letterSpacing
    const widest = Math.max(0, ...valuesOf(field).map((value) => context.measureText(value).width))
    return widest - (field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight))
  }

  function valuesOf(field: HTMLSelectElement | HTMLInputElement): string[] {
    if (field instanceof HTMLSelectElement) {
      return field.multiple ? [] : Array.from(field.options, ({ text }) => text)
    }
    const rule = longest.find(([selector]) => field.matches(selector))
    return rule === undefined ? [] : [rule[1]]
  }

  /**
   * The parts of a date are in the browser's own shadow tree: only the full element has a
   * measurable width.
   */
  function missingOfDate(field: HTMLSelectElement | HTMLInputElement): number {
    const { width } = field.getBoundingClientRect()
    const before = field.style.cssText
    field.style.cssText = 'position: absolute; inline-size: max-content; min-inline-size: 0; max-inline-size: none'
    const needed = field.getBoundingClientRect().width
    // By the object model: the policy refuses a style attribute.
    field.style.cssText = before
    return needed - width
  }
}
