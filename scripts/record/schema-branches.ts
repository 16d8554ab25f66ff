import type { Json, JsonObject } from '#mock/kernel/contract.ts'
import { resolveReference } from '#rules/references.ts'

/** Walks through the contract beside a value: at each place every schema that may describe it. */
export class SchemaBranches {
  readonly #document: JsonObject

  constructor(document: JsonObject) {
    this.#document = document
  }

  /** References followed, and all branches of oneOf, anyOf and allOf: which of them holds is not asked. */
  of(schema: Json | undefined): readonly JsonObject[] {
    const node = this.#resolve(schema)
    if (!node) return []
    const choices = [node.oneOf, node.anyOf, node.allOf].flatMap((list) =>
      Array.isArray(list) ? (list as Json[]) : [],
    )
    return [node, ...choices.flatMap((choice) => this.of(choice))]
  }

  /** Of the member `key`; `isNamed` says that the contract names it, and not only allows more members. */
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
