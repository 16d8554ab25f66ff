import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenAPI3 } from 'openapi-typescript'
import { routes } from '#web/app/routes.ts'
import { listOperations } from './operations.ts'

const APP = 'web/src/app'

/**
 * The screen on which a user of the portal meets an operation: the first route whose screen has a component of the feature that is named
 * as the operation's tag. An operation without one is left out. A GET is sent when the screen opens, another one by an action there.
 */
export function operationScreens(document: OpenAPI3): string {
  const screens = routes.map(({ path, scopes, load }) => {
    const file = /import\(["']([^"']+)["']\)/.exec(String(load))?.[1] ?? ''
    const scope = scopes === '*' ? 'visitor' : scopes === 'signed-in' ? 'donor' : scopes[0]
    const source = readFileSync(join(APP, file), 'utf8')
    return { path, scope, features: new Set(source.match(/(?<=\/features\/)[\w-]+/g)) }
  })
  const lines = listOperations(document).flatMap(({ id, method, tag }) => {
    const [screen] = screens
      .filter(({ features }) => features.has(tag))
      .toSorted((one, other) => one.features.size - other.features.size)
    const when = method === 'GET' ? 'opening' : 'acting'
    return screen ? [`  ${id}: { path: '${screen.path}', scope: '${screen.scope}', when: '${when}' },\n`] : []
  })
  return `// Generated from openapi/provider.yaml and web/src/app/routes.ts by npm run generate.
export const operationScreens = {\n${lines.join('')}} as const\n`
}
