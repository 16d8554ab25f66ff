import type { Page } from '@playwright/test'

/** What a voice reads wrong as it is written (rule 1.8): an amount, a date, a month, a long number that is no phone. */
const WRITTEN = /\d\s?Kč|CZK\s?\d|\d\.\s\d{1,2}\.\s\d{4}|\d\d\/\d{4}|(?<![+\d])\d{7,}/
/** An amount whose separators are not drawn. */
const UNSEPARATED = /\d{4,}\s?Kč|CZK\s?\d{4,}/
/** Their names must contain what is seen (WCAG 2.5.3). */
const CONTROLS = 'a, button, label, legend, summary, option, [role=button], [role=link], [role=option]'

/** The texts of a page that are not heard right, and the controls that are called otherwise than what is seen. */
export function unheardTexts(page: Page): Promise<string[]> {
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
