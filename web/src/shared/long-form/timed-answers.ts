import { fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { createAnswers } from '../form-engine/answers.ts'
import { createListeners } from '../listeners.ts'
import { createNotes } from './notes.ts'
import { mergeTimedValues, type TimedValue, type TimedValues } from './timed-values.ts'

const ANSWER = 'answer.'
const NOTE = 'note.'

type Beginning = { definition: FormDefinition; initial: FormAnswers; now: () => number }

/** The answers and notes of a form, each with the instant of its last change: two tabs of one form lose none of each other's changes. */
export function createTimedAnswers({ definition, initial, now }: Beginning) {
  const allQuestions = withoutConditions(definition)
  const answers = createAnswers(initial)
  const notes = createNotes()
  const listeners = createListeners()
  let values: TimedValues = {}
  let known: Values = everything()
  let newest = 0
  let isAdopting = false

  function everything(): Values {
    return { ...prefixed(ANSWER, answers.all()), ...prefixed(NOTE, notes.all()) }
  }

  /** An instant later than any before, because the device's clock may be set back. */
  function stamp(): number {
    newest = Math.max(now(), newest + 1)
    return newest
  }

  function notice(): void {
    if (isAdopting) return
    const next = everything()
    const changed = changedKeys(known, next)
    known = next
    if (changed.length === 0) return
    const at = stamp()
    values = { ...values, ...Object.fromEntries(changed.map((key) => [key, timedValue(next[key], at)])) }
    listeners.notify()
  }

  /** Runs a change without recording it as a change of the user. */
  function quietly(change: () => void): void {
    isAdopting = true
    change()
    known = everything()
    isAdopting = false
  }

  function show(all: FormAnswers, allNotes: Readonly<Record<string, string>>): void {
    quietly(() => {
      answers.replace(all)
      notes.replace(allNotes)
    })
  }

  answers.subscribe(notice)
  notes.subscribe(notice)

  return {
    answers,
    notes,
    /** The values changed in this form since it was first opened. */
    values: () => values,
    /** Takes over later values of another tab, or of this one before a reload. Returns whether any answer has changed. */
    adopt(theirs: TimedValues) {
      const merged = mergeTimedValues(values, theirs)
      newest = Math.max(newest, ...Object.values(theirs).map(({ at }) => at))
      if (isSame(merged, values)) return false
      values = merged
      const before = answers.all()
      const all = fitAnswers(allQuestions, overlaid(initial, written(merged, ANSWER)) as FormAnswers)
      show(all, overlaid({}, written(merged, NOTE)) as Record<string, string>)
      return changedKeys(before, all).length > 0
    },
    /** Resets everything to the initial state. */
    reset() {
      quietly(() => answers.flush())
      values = {}
      show(initial, {})
    },
    /** Forgets the changes so far, without changing the answers. */
    settle() {
      quietly(() => answers.flush())
      values = {}
    },
    /** Calls the listener when the user changes a value. */
    onChange: listeners.subscribe,
  }
}

/** Answers to hidden questions are stored, too: a user who changes a choice back finds them again. */
function withoutConditions(definition: FormDefinition): FormDefinition {
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      items: section.items.map(
        ({ shownWhen: _shownWhen, ...item }) => item as typeof item & { itemType: 'paragraph'; text: string },
      ),
    })),
  }
}

type Values = Readonly<Record<string, unknown>>

function changedKeys(before: Values, after: Values): readonly string[] {
  const keys = Array.from(new Set([...Object.keys(before), ...Object.keys(after)]))
  return keys.filter((key) => before[key] !== after[key] && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
}

const prefixed = (prefix: string, all: object) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [`${prefix}${key}`, value]))

const timedValue = (value: unknown, at: number): TimedValue => (value === undefined ? { at } : { value, at })

const written = (values: TimedValues, prefix: string) =>
  Object.entries(values).flatMap(([key, timed]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), timed] as const] : [],
  )

function overlaid(below: object, values: readonly (readonly [string, TimedValue])[]): object {
  const all = { ...below, ...Object.fromEntries(values.map(([key, { value }]) => [key, value])) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** The answers among the values, without those that were removed. */
export const answersIn = (values: TimedValues): FormAnswers => overlaid({}, written(values, ANSWER)) as FormAnswers

const isSame = (one: TimedValues, other: TimedValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, { at }]) => other[key]?.at === at)
