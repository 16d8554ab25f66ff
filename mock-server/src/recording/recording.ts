import type { components } from '#generated/sandbox.d.ts'

type Schemas = components['schemas']

/** The contract's types (`openapi/sandbox/recordings.yaml`), used by everything that reads or writes a recording. */
export type Recording = Schemas['Recording']
export type RecordedStep = Schemas['RecordedStep']
export type CallStep = Schemas['CallStep']
export type SentMessage = Schemas['SentMessage']
export type RecordedPart = Schemas['RecordedPart']
export type RecordedFile = Schemas['RecordedFile']
export type NewFault = Schemas['NewFault']
export type ClockMove = Schemas['ClockMove']
export type Trigger = Schemas['Trigger']

/** Options of a file. */
export type FileRequest = {
  readonly title: string
  /** The call of a pact, from 0; by default `callOfPact` chooses. */
  readonly step?: number
  /** Origin of the sandbox in the printed command; by default the one of `npm start`. */
  readonly origin?: string
  /** Language of the notes and refusals; English by default. */
  readonly lang?: 'cs' | 'en'
  /** The calls that no action of the user explains, as indexes of the steps. */
  readonly callsWithoutAction?: readonly number[]
}
