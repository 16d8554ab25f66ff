import { type Contract, type JsonObject, readContract } from './contract.ts'
import { Schemas } from './schemas.ts'

/** A contract with the validators of its schemas. */
export interface CompiledContract {
  readonly contract: Contract
  readonly schemas: Schemas
}

const compiled = new WeakMap<JsonObject, CompiledContract>()

/** The same for the same document, since compiling is slow and a process of tests makes hundreds of servers. */
export function compileContract(document: JsonObject): CompiledContract {
  const known = compiled.get(document)
  if (known) return known
  const contract = readContract(document)
  const made = { contract, schemas: new Schemas(contract) }
  compiled.set(document, made)
  return made
}
