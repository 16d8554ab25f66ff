import { createRequire } from 'node:module'
import type * as Formats from '#rules/formats/formats.ts'
import type * as Ajv from './ajv.ts'
import type * as Jwt from './jwt.ts'

/** Modules that a server loads at their first use; the built server has each in its own file (`scripts/build`). */
interface Late {
  readonly ajv: typeof Ajv
  /** The contract's own formats, with the phone tables of all countries. */
  readonly formats: typeof Formats
  readonly jwt: typeof Jwt
}

/** From the root of the repository. */
export const LAZY_MODULES: Readonly<Record<keyof Late, string>> = {
  ajv: 'mock-server/src/kernel/lazy/ajv.ts',
  formats: 'openapi/rules/formats/formats.ts',
  jwt: 'mock-server/src/kernel/lazy/jwt.ts',
}

/** Files that run in a process of their own (`resources/shared/jobs`); built in the same way. */
export const PROCESSES = {
  pictures: 'mock-server/src/resources/shared/uploads/picture-process.ts',
  pdfs: 'mock-server/src/resources/shared/pdf/pdf-process.ts',
} as const
export type ProcessName = keyof typeof PROCESSES

const require = createRequire(import.meta.url)
const isBuilt = !import.meta.url.endsWith('.ts')

/** Loaded at the first use: loading them at the start would double the time to the first response. */
export function lazyImport<Name extends keyof Late>(name: Name): Late[Name] {
  return require(isBuilt ? `./${name}.js` : `../../../../${LAZY_MODULES[name]}`) as Late[Name]
}

export const fileOfProcess = (name: ProcessName): URL =>
  new URL(isBuilt ? `./${name}.js` : `../../../../${PROCESSES[name]}`, import.meta.url)
