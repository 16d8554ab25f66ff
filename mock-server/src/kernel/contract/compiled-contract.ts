import { type Contract, type JsonObject, readContract } from './contract.ts'
import { ContractValidators } from './schemas.ts'

/** A contract with the validators of its schemas. */
export interface CompiledContract {
  readonly contract: Contract
  readonly schemas: ContractValidators
}

const compiled = new WeakMap<JsonObject, CompiledContract>()

/** Returns the same object for the same document, because compiling is slow and one test process creates hundreds of servers. */
export function compileContract(document: JsonObject): CompiledContract {
  const known = compiled.get(document)
  if (known) return known
  const contract = readContract(document)
  const made = { contract, schemas: new ContractValidators(contract) }
  compiled.set(document, made)
  return made
}
