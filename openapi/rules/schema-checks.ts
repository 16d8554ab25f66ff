import * as v from 'valibot'
import type { FormatCheck } from './formats/format-check.ts'

/** Characters as code points (JSON Schema's own unit), not UTF-16 units. */
const characters = (value: string): number => Array.from(value).length

/** At least this many characters; the issue's message is the code of the failure. Used by the generated schemas. */
export const minCharacters = (least: number, code: string) =>
  v.check<string, string>((value) => characters(value) >= least, code)

/** At most this many characters; the issue's message is the code of the failure. Used by the generated schemas. */
export const maxCharacters = (most: number, code: string) =>
  v.check<string, string>((value) => characters(value) <= most, code)

/** A named format of the contract; the issue's message is the format's own code. Used by the generated schemas. */
export const format = (check: FormatCheck) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const result = check(dataset.value)
    if (result !== true) addIssue({ message: result })
  })
