import type { Json, JsonObject } from '#mock/kernel/contract/contract.ts'
import type { ContractValidators } from '#mock/kernel/contract/schemas.ts'
import { resolveReference } from '#rules/references.ts'

/** Walks through the contract along a value: at each place it has every schema that may describe it. */
export class SchemaBranches {
  readonly #document: JsonObject

  constructor(document: JsonObject) {
    this.#document = document
  }

  /** References are followed, and all branches of oneOf, anyOf and allOf included, without checking which one is valid. */
  of(schema: Json | undefined): readonly JsonObject[] {
    const node = this.#resolve(schema)
    if (!node) return []
    const choices = [node.oneOf, node.anyOf, node.allOf].flatMap((list) =>
      Array.isArray(list) ? (list as Json[]) : [],
    )
    return [node, ...choices.flatMap((choice) => this.of(choice))]
  }

  /** The schemas of the member `key`; `isNamed` means that the contract defines it, and does not only allow additional members. */
  member(
    branches: readonly JsonObject[],
    key: string,
  ): { readonly schemas: readonly JsonObject[]; readonly isNamed: boolean } {
    const named = branches.flatMap(({ properties }) => this.of(this.#resolve(properties)?.[key]))
    if (named.length > 0) return { schemas: named, isNamed: true }
    return { schemas: branches.flatMap(({ additionalProperties }) => this.of(additionalProperties)), isNamed: false }
  }

  items(branches: readonly JsonObject[]): readonly JsonObject[] {
    return branches.flatMap(({ items }) => this.of(items))
  }

  #resolve(schema: Json | undefined): JsonObject | undefined {
    const node = resolveReference(this.#document, schema)
    return typeof node === 'object' && node !== null && !Array.isArray(node) ? (node as JsonObject) : undefined
  }
}

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
