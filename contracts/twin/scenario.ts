import type { Teller } from './teller.ts'

/** Several calls one after another in one provider state, so that what a call left behind shows in the later ones. */
export type Story = {
  name: string
  /** The provider state it begins in, and its params. */
  given: string
  params?: Readonly<Record<string, unknown>>
  /** Ids of all operations that it calls: `--operations` plays a story only when all of them are asked for. */
  operations: readonly string[]
  tell: (teller: Teller) => Promise<void>
}
