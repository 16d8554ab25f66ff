import type { Page } from '@playwright/test'

/**
 * Everything the page complains of from now on, on every page it opens: refusals of the content security policy and of Trusted
 * Types, errors of scripts, errors on the console. Answers to come with an error status are the test's own business.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
      noteViolation(`${effectiveDirective} refused ${blockedURI} of ${sourceFile}: ${sample}`)
    })
  })
  page.on('pageerror', (error) => violations.push(error.message))
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded')
    if (message.type() === 'error' && !isAnswer) violations.push(message.text())
  })
  return violations
}
