import type { TwinDifference } from '../difference.ts'
import type { Wrong } from './sent.ts'

/** What the wrong twin does with calls rather than with their answers. */
export type Misdeed =
  /** Carried out, but whoever reads afterwards gets what was there before. */
  | 'swallowed'
  /** Carried out twice. */
  | 'doubled'
  /** A repeated key is taken for a new one. */
  | 'key-forgotten'

/** One planted difference: where it is, what is wrong, and the finding that has to tell it. */
export type Plant = {
  name: string
  /** The story, or the recorded call with its state, that can show it. */
  play: string
  /** Method and path of the call, an id in it as `*`; `GET /messages` is the inbox. */
  at: string
  /** Only answers with this error, or only the so-manieth such call. */
  error?: string
  nth?: number
  wrong: Wrong | Misdeed
  told: { kind: TwinDifference['kind']; place: string }
}

type Place = `${TwinDifference['kind']} ${string}` | TwinDifference['kind']
type Where = `${'GET' | 'POST' | 'DELETE'} /${string}`
type Only = { error?: string; nth?: number }

/** A row of the table: `told` is the kind of the finding and the place that it names. */
export function plant(
  name: string,
  play: string,
  at: Where,
  wrong: Wrong | Misdeed,
  told: Place,
  only: Only = {},
): Plant {
  const [kind, ...place] = told.split(' ')
  return { name, play, at, wrong, told: { kind: kind as TwinDifference['kind'], place: place.join(' ') }, ...only }
}
