import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { cruise, type IResolveOptions } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Import = readonly [from: string, to: string, kind?: 'type']

const allowed: Import[] = [
  ['web/src/app/router.tsx', 'web/src/screens/login-screen.tsx'],
  ['web/src/screens/login-screen.tsx', 'web/src/features/login/login-form.tsx'],
  ['web/src/features/login/login-form.tsx', 'web/src/shared/ui/button/button.tsx'],
  ['web/src/shared/api/client.ts', 'generated/provider.ts'],
  ['web/src/shared/forms/check.ts', 'openapi/rules/phone.ts'],
  ['web/console/app/console.tsx', 'web/console/features/data/data-panel.tsx'],
  ['web/console/features/data/data-panel.tsx', 'web/console/session/sign-in.ts'],
  ['web/src/features/login/login-form.test.tsx', 'web/src/testing/render-app.tsx'],
  ['mock-server/src/app.ts', 'mock-server/src/sandbox-api/worlds.ts'],
  ['mock-server/src/resources/nps/nps.handlers.ts', 'mock-server/src/resources/nps/nps.rules.ts'],
  ['mock-server/src/resources/nps/nps.handlers.ts', 'mock-server/src/kernel/handler.ts'],
  ['mock-server/src/resources/nps/nps.handlers.ts', 'mock-server/src/resources/payment/ledger.rules.ts'],
  ['mock-server/src/resources/nps/nps.rules.ts', 'mock-server/src/domain/time/instant.ts'],
  ['mock-server/src/resources/nps/nps.handlers.ts', 'generated/provider.ts'],
  ['mock-server/src/scenarios/default.ts', 'mock-server/src/world/world.ts', 'type'],
  ['openapi/rules/phone.ts', 'generated/provider.ts', 'type'],
  ['contracts/consumer/nps.pact.ts', 'web/src/features/login/login-form.tsx'],
  ['scripts/sandbox/client.ts', 'generated/provider.ts', 'type'],
]

const forbidden: [rule: string, Import][] = [
  ['web-app', ['web/src/app/router.tsx', 'generated/provider.ts']],
  ['web-screens', ['web/src/screens/login-screen.tsx', 'web/src/app/frame.tsx']],
  ['web-features', ['web/src/features/login/login-form.tsx', 'web/src/features/nps/nps-form.tsx']],
  ['web-features', ['web/src/features/login/login-form.tsx', 'generated/provider.ts']],
  ['web-features', ['web/src/features/login/login-form.tsx', 'mock-server/src/domain/time/instant.ts']],
  ['web-shared', ['web/src/shared/ui/button/button.tsx', 'web/src/features/nps/nps-form.tsx']],
  ['web-shared', ['web/src/shared/forms/check.ts', 'generated/provider.ts', 'type']],
  ['web-shared-api', ['web/src/shared/api/client.ts', 'web/src/screens/login-screen.tsx']],
  ['not-to-testing', ['web/src/shared/ui/button/button.tsx', 'web/src/testing/render-app.tsx']],
  ['console-app', ['web/console/app/console.tsx', 'web/src/features/login/login-form.tsx']],
  ['console-features', ['web/console/features/faults/fault-form.tsx', 'web/console/features/data/data-panel.tsx']],
  ['console-session', ['web/console/session/use-journal.ts', 'web/console/features/data/data-panel.tsx']],
  ['console-shared', ['web/console/shared/panel.tsx', 'web/console/session/use-journal.ts']],
  ['console-shared', ['web/console/shared/panel.tsx', 'generated/provider.ts']],
  ['console-api', ['web/console/api/sandbox.ts', 'web/console/shared/panel.tsx']],
  ['web-tests', ['web/src/features/login/login-form.test.tsx', 'mock-server/src/app.ts']],
  ['web-e2e', ['web/e2e/login.e2e.ts', 'mock-server/src/app.ts']],
  ['mock-app', ['mock-server/src/app.ts', 'web/src/shared/ui/button/button.tsx']],
  ['mock-kernel', ['mock-server/src/kernel/route.ts', 'mock-server/src/resources/nps/nps.rules.ts']],
  ['mock-resources', ['mock-server/src/resources/nps/nps.handlers.ts', 'mock-server/src/kernel/route.ts']],
  [
    'mock-resources',
    ['mock-server/src/resources/nps/nps.handlers.ts', 'mock-server/src/resources/login/login.handlers.ts'],
  ],
  ['mock-rules', ['mock-server/src/resources/nps/vote.rules.ts', 'mock-server/src/resources/nps/nps.handlers.ts']],
  ['mock-sandbox-api', ['mock-server/src/sandbox-api/clock.ts', 'mock-server/src/resources/nps/nps.handlers.ts']],
  ['mock-hosting', ['mock-server/src/hosting/images/images.ts', 'mock-server/src/sandbox-api/worlds.ts']],
  ['mock-app', ['mock-server/src/app.ts', 'scripts/checks/explorer/walk.ts']],
  ['not-to-testing', ['mock-server/src/app.ts', 'mock-server/src/testing/test-app.ts']],
  ['not-to-testing', ['mock-server/src/kernel/route.ts', 'mock-server/src/testing/quick-passwords.ts']],
  ['mock-scenarios', ['mock-server/src/scenarios/default.ts', 'mock-server/src/resources/nps/nps.handlers.ts']],
  ['scenarios-world-types-only', ['mock-server/src/scenarios/people.ts', 'mock-server/src/world/world.ts']],
  ['mock-world', ['mock-server/src/world/world.ts', 'mock-server/src/kernel/route.ts']],
  ['mock-domain', ['mock-server/src/domain/time/day.ts', 'mock-server/src/resources/nps/nps.rules.ts']],
  ['mock-rules', ['mock-server/src/domain/time/hour.ts', 'mock-server/src/world/world.ts', 'type']],
  ['mock-rules-are-pure', ['mock-server/src/resources/nps/vote.rules.ts', 'node:crypto']],
  ['mock-rules-are-pure', ['mock-server/src/domain/time/day.ts', 'valibot']],
  ['rules', ['openapi/rules/phone.ts', 'web/src/shared/ui/button/button.tsx']],
  ['rules-generated-types-only', ['openapi/rules/postal-code.ts', 'generated/provider.ts']],
  ['generated', ['generated/provider.ts', 'mock-server/src/app.ts']],
  ['generated-handlers', ['generated/provider.handlers.ts', 'mock-server/src/app.ts']],
  ['not-to-handlers', ['mock-server/src/kernel/route.ts', 'generated/provider.handlers.ts']],
  ['contracts-consumer', ['contracts/consumer/nps.pact.ts', 'mock-server/src/app.ts']],
  ['contracts-over-http', ['contracts/provider/verify.ts', 'mock-server/src/app.ts']],
  ['contracts-over-http', ['contracts/scenarios/rating.scenario.ts', 'web/src/shared/api/client.ts']],
  ['scripts-sandbox', ['scripts/sandbox/people.ts', 'mock-server/src/app.ts']],
  ['web-never-meets-mock', ['web/vite.config.ts', 'mock-server/src/kernel/page.ts']],
  ['web-never-meets-mock', ['mock-server/src/kernel/page.ts', 'web/src/shared/ui/button/button.tsx']],
  ['start-without-development-packages', ['scripts/build/web.ts', 'vitest']],
  ['no-barrels', ['web/src/app/router.tsx', 'web/src/shared/ui/index.ts']],
  ['no-cycles', ['web/src/shared/format/money.ts', 'web/src/shared/format/currency.ts']],
  ['no-unresolved', ['web/src/shared/format/money.ts', 'web/src/shared/format/nowhere.ts']],
]

describe('the import rules', () => {
  const violations = new Set<string>()
  let tree: string

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'import-rules-'))
    const files = writeFiles(tree, [...allowed, ...forbidden.map(([, forbiddenImport]) => forbiddenImport), backwards])
    const options = await extractDepcruiseOptions(resolve('.dependency-cruiser.mjs'))
    const resolving = options.enhancedResolveOptions as Partial<IResolveOptions>
    const { output } = await cruise(files, { ...options, baseDir: tree }, resolving)
    if (typeof output === 'string') throw new Error(output)
    for (const { rule, from, to, unresolvedTo } of output.summary.violations)
      for (const target of [to, unresolvedTo]) violations.add(`${rule.name}: ${from} -> ${target}`)
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it.each(forbidden)('%s forbids %j', (rule, [from, to]) => {
    const found = [...violations].filter((each) => each.startsWith(`${rule}: `) && each.includes(from))
    expect(found.some((each) => each.includes(to.replace('node:', '')) || each.endsWith(specifier(from, to)))).toBe(
      true,
    )
  })

  it.each(allowed)('%s may import %s', (from, to) => {
    expect([...violations].filter((each) => each.endsWith(`: ${from} -> ${to}`))).toEqual([])
  })
})

/** Closes the circle of the `no-cycles` row. */
const backwards: Import = ['web/src/shared/format/currency.ts', 'web/src/shared/format/money.ts']

const specifier = (from: string, to: string) =>
  to.includes('/') ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to

/** Writes a small tree with exactly these imports; returns its files. */
function writeFiles(tree: string, imports: readonly Import[]): string[] {
  const lines = new Map<string, string[]>()
  for (const [from, to, kind] of imports) {
    lines.set(from, [...(lines.get(from) ?? []), `import ${kind ? 'type ' : ''}{ x } from '${specifier(from, to)}'`])
    if (to.includes('/') && !to.includes('nowhere') && !lines.has(to)) lines.set(to, [])
  }
  for (const [file, content] of lines) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), [...content, 'export const x = 1'].join('\n'))
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  writeFileSync(
    join(tree, 'package.json'),
    '{"type":"module","dependencies":{"valibot":"1"},"devDependencies":{"vitest":"5"}}',
  )
  writeFileSync(
    join(tree, 'tsconfig.json'),
    '{"compilerOptions":{"module":"nodenext","allowImportingTsExtensions":true}}',
  )
  return [...lines.keys()]
}
