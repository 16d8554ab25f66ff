import { type Arbitrary, record } from 'fast-check'
import type { Walk } from './walk.ts'

/** A step as it is saved: plain JSON without ids, so that it has the same meaning in any world. */
export type WalkStep = { readonly kind: string; readonly details: object }

/** One kind of step of the walk: how it is drawn, described and executed. */
export type StepKind = {
  readonly kind: string
  /** How often it is drawn, compared to 1. */
  readonly weight: number
  readonly steps: Arbitrary<WalkStep>
  readonly say: (details: object) => string
  /** Whether it can be executed now; an impossible step is skipped. */
  readonly isPossible: (walk: Walk, details: object) => boolean
  readonly take: (walk: Walk, details: object) => Promise<void>
}

export type StepOptions<Details extends object> = {
  readonly weight?: number
  /** Arbitraries of the details, by name. */
  readonly details?: { readonly [Name in keyof Details]: Arbitrary<Details[Name]> }
  readonly say: (details: Details) => string
  readonly isPossible?: (walk: Walk, details: Details) => boolean
  readonly take: (walk: Walk, details: Details) => Promise<unknown>
}

export const stepKind = <Details extends object>(kind: string, options: StepOptions<Details>): StepKind => {
  const { weight = 1, details, say, isPossible = () => true, take } = options
  return {
    kind,
    weight,
    steps: record({ ...details }).map((drawn) => ({ kind, details: drawn })),
    say: (drawn) => say(drawn as Details),
    isPossible: (walk, drawn) => isPossible(walk, drawn as Details),
    take: async (walk, drawn) => {
      await take(walk, drawn as Details)
    },
  }
}
