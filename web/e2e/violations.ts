import type { Page } from '@playwright/test'

/**
 * Records everything the page complains of, on every page it opens: refusals of the content
 * security policy and of Trusted Types, errors of scripts, errors on the console. The test expects
 * error statuses of responses itself.
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
