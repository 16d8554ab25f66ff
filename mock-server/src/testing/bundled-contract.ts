import { readFileSync } from 'node:fs'
import { compileContract } from '../kernel/contract/compiled-contract.ts'
import type { JsonObject } from '../kernel/contract/contract.ts'

/** The bundled contract, read once for all tests of a process. */
export const bundledDocument = JSON.parse(
  readFileSync(new URL('../../../generated/provider.json', import.meta.url), 'utf8'),
) as JsonObject

export const { contract, schemas } = compileContract(bundledDocument)
