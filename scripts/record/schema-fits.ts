import type { JsonObject } from '#mock/kernel/contract/contract.ts'
import type { ContractValidators } from '#mock/kernel/contract/schemas.ts'

/** Whether values fit schemas of the contract; each schema is compiled once. */
export class SchemaFits {
  readonly #schemas: ContractValidators
  readonly #checks = new WeakMap<JsonObject, (value: unknown) => boolean>()

  constructor(schemas: ContractValidators) {
    this.#schemas = schemas
  }

  fits(schema: JsonObject, value: unknown): boolean {
    const known = this.#checks.get(schema)
    if (known) return known(value)
    const check = this.#schemas.check(schema)
    const fits = (one: unknown) => check(one) === undefined
    this.#checks.set(schema, fits)
    return fits(value)
  }
}
