import { withoutSpaces } from '#rules/formats/spaces.ts'
import { tidyEmail } from '#rules/formats/tidy-email.ts'

export type Group = Readonly<Record<string, unknown>>

/** A group of the form's values; empty if none of them was filled in. */
export function groupOf(value: unknown): Group {
  return typeof value === 'object' && value !== null ? (value as Group) : {}
}

/** Trims the texts, in NFC, as their limit is counted (rule 14.3). */
export function trimmed<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.normalize('NFC').trim() : value
}

export function tidyGroup(group: Group, tidy: (value: unknown) => unknown = trimmed): Group {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, tidy(value)]))
}

/** Removes spaces and invisible characters; text that is no number stays, so that the contract refuses it. */
export const withoutGaps = (value: unknown): unknown => (typeof value === 'string' ? withoutSpaces(value) : value)

/** An e-mail as it is sent, without what a paste brought along. */
export const tidiedEmail = (value: unknown): unknown => (typeof value === 'string' ? tidyEmail(value) : value)
