import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectHeading, people } from './people.ts'
import { test } from './sandbox.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const { routes } = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as { routes: Record<string, string> }
const NOTICE = 'V sobotu budeme portál **udržovat**.'

test.describe('no page breaks the policy of scripts, styles and Trusted Types (rules 18.4, 18.5):', {
  tag: '@matrix',
}, () => {
  for (const [name, comeIn] of Object.entries(people)) {
    test(`${name}, on every route`, async ({ page, world }) => {
      test.slow()
      await trigger(page, world, { kind: 'notice', text: NOTICE })
      const violations = await watchViolations(page)
      await comeIn(page, world)
      for (const path of [...Object.keys(routes).filter((route) => route !== '/logout'), '/neni/tu', '/logout']) {
        await world.open(path)
        await expectHeading(page)
        await expect(page.locator('strong', { hasText: 'udržovat' }), path).toBeVisible()
      }
      expect(violations).toEqual([])
    })
  }
})
