import type { components } from '#generated/sandbox.d.ts'

type Schemas = components['schemas']

/** The contract's words (`openapi/sandbox/recordings.yaml`), as everything that reads or writes a recording uses them. */
export type Recording = Schemas['Recording']
export type RecordedStep = Schemas['RecordedStep']
export type CallStep = Schemas['CallStep']
export type BrowserStep = Schemas['BrowserStep']
export type SentMessage = Schemas['SentMessage']
export type RecordedPart = Schemas['RecordedPart']
export type RecordedFile = Schemas['RecordedFile']
export type NewFault = Schemas['NewFault']
export type ClockMove = Schemas['ClockMove']
export type Trigger = Schemas['Trigger']

/** What is wanted of a file. */
export type FileRequest = {
  readonly title: string
  /** The call that a pact is of, from 0; otherwise `callOfPact` chooses. */
  readonly step?: number
  /** Of the sandbox that the command runs it against; otherwise where `npm start` serves. */
  readonly origin?: string
}
