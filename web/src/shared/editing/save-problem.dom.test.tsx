import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plainText } from '#web/testing/page-text.ts'
import { recipientAnswer } from '#web/testing/people.ts'
import { renderWithin } from '#web/testing/render-within.tsx'
import { ApiFailure } from '../api/envelope.ts'
import editing from './locales/cs.json' with { type: 'json' }
import { SaveProblemBanner } from './save-problem-banner.tsx'

afterEach(() => localStorage.clear())

async function read(failure: unknown): Promise<string> {
  const { close } = await renderWithin(<SaveProblemBanner failure={failure} />, {
    signedIn: recipientAnswer(),
    texts: { editing },
  })
  const text = plainText(screen.getByRole('alert'))
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+420000000002')
  close()
  return text
}

const failed = (error_code: number, more: { lockedUntil?: string } = {}, retryAfter?: number) =>
  new ApiFailure({ error_code, error: 'anything', ...more }, retryAfter)

test.each<[string, unknown, string[]]>([
  ['410', failed(410), ['Spojení se asi přerušilo']],
  ['400', failed(400), ['Nejspíš jde o krátký výpadek']],
  ['500', failed(500), ['Neznámá chyba', 'za chvíli znovu']],
  ['503', failed(503), ['Neznámá chyba nebo výpadek spojení']],
  ['nothing at all', undefined, ['Neznámá chyba nebo výpadek spojení']],
  ['429 with its wait', failed(429, {}, 110), ['Zkuste to prosím za 2 minuty']],
  ['429 without one', failed(429), ['Zkuste to prosím za chvíli']],
  [
    'a lock that began meanwhile',
    failed(423, { lockedUntil: '2026-12-02T05:00:00.000Z' }),
    ['Údaje teď nejde měnit', 'Odeslat to půjde od 2. 12. 2026 v 6:00'],
  ],
  ['a lock with an unknown end', failed(423), ['Odeslat to půjde později']],
])('%s: says why nothing was saved, that all of it is still here, and whom to call', async (_, failure, parts) => {
  const text = await read(failure)
  for (const part of [...parts, 'Všechno, co jste napsali, tu zůstalo.']) expect(text).toContain(part)
})
