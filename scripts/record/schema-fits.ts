import type { JsonObject } from '#mock/kernel/contract.ts'
import type { Schemas } from '#mock/kernel/schemas.ts'

/** Whether values fit schemas of the contract; each schema is compiled once. */
export class SchemaFits {
  readonly #schemas: Schemas
  readonly #checks = new WeakMap<JsonObject, (value: unknown) => boolean>()

  constructor(schemas: Schemas) {
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
