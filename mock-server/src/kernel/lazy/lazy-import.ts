import { createRequire } from 'node:module'
import type * as Formats from '#rules/formats/formats.ts'
import type * as Ajv from './ajv.ts'
import type * as Jwt from './jwt.ts'

/** What a server needs only once it is asked for it; the built one has each in a file of its own beside it (`scripts/build`). */
interface Late {
  readonly ajv: typeof Ajv
  /** The contract's own formats, with the tables of all countries' phones. */
  readonly formats: typeof Formats
  readonly jwt: typeof Jwt
}

/** From the root of the repository. */
export const LAZY_MODULES: Readonly<Record<keyof Late, string>> = {
  ajv: 'mock-server/src/kernel/lazy/ajv.ts',
  formats: 'openapi/rules/formats/formats.ts',
  jwt: 'mock-server/src/kernel/lazy/jwt.ts',
}

const require = createRequire(import.meta.url)
const isBuilt = !import.meta.url.endsWith('.ts')

/** Loaded at the first use: at the start they would double the time to a first answer. */
export function lazyImport<Name extends keyof Late>(name: Name): Late[Name] {
  return require(isBuilt ? `./${name}.js` : `../../../../${LAZY_MODULES[name]}`) as Late[Name]
}
