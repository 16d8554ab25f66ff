import { useCallback, useSyncExternalStore } from 'react'
import type { FormAnswer, FormAnswers } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'

/** Rule 14.10. */
export const DEBOUNCE_MS = 500

type Change = (latest: FormAnswer | undefined) => FormAnswer | undefined

/**
 * A typed text becomes the answer half a second after the last key; `flush` makes it the answer at once and is
 * called before anything is validated, saved or sent. An answer set from outside is shown by its field; one that
 * the field set itself renders nothing again.
 */
export type Answers = {
  get: (id: string) => FormAnswer | undefined
  set: (id: string, answer: FormAnswer | undefined) => void
  all: () => FormAnswers
  /** Replaces all answers, as a stored draft does; the text that is being typed stays. */
  replace: (all: FormAnswers) => void
  subscribe: (listener: () => void) => () => void
  subscribeTo: (id: string, listener: () => void) => () => void
  flush: () => void
  /** Called by the field: the typed text, as a change of the last typed text. */
  type: (id: string, change: Change) => void
  /** Called by the field: a choice, which is the answer at once. */
  choose: (id: string, change: Change) => void
  /** The present value of the field, whether or not it is the answer yet. */
  latest: (id: string) => FormAnswer | undefined
  /** Grows when an answer is set by anything but its field, which then shows it. */
  revision: (id: string) => number
}

export function createAnswers(initial: FormAnswers): Answers {
  let values = initial
  const typing = new Map<string, { answer: FormAnswer | undefined; timer: ReturnType<typeof setTimeout> }>()
  const revisions = new Map<string, number>()
  const everywhere = new Set<() => void>()
  const listeners = new Map<string, Set<() => void>>()

  const latest = (id: string) => {
    const typed = typing.get(id)
    return typed ? typed.answer : answerAt(values, id)
  }

  function notify(ids: readonly string[]) {
    for (const id of ids) for (const listener of Array.from(listeners.get(id) ?? [])) listener()
    for (const listener of Array.from(everywhere)) listener()
  }

  function count(id: string, answer: FormAnswer | undefined) {
    clearTimeout(typing.get(id)?.timer)
    typing.delete(id)
    if (isSame(answerAt(values, id), answer)) return false
    values = answer === undefined ? without(values, id) : { ...values, [id]: answer }
    return true
  }

  const showAnew = (id: string) => revisions.set(id, (revisions.get(id) ?? 0) + 1)

  return {
    get: (id) => answerAt(values, id),
    all: () => values,
    latest,
    revision: (id) => revisions.get(id) ?? 0,
    set(id, answer) {
      const isShown = isSame(latest(id), answer)
      if (!isShown) showAnew(id)
      if (count(id, answer) || !isShown) notify([id])
    },
    replace(all) {
      const before = values
      const ids = Array.from(new Set([...Object.keys(before), ...Object.keys(all)]))
      const changed = ids.filter((id) => !isSame(answerAt(before, id), answerAt(all, id)))
      values = all
      for (const id of changed) if (!typing.has(id)) showAnew(id)
      notify(changed)
    },
    type(id, change) {
      clearTimeout(typing.get(id)?.timer)
      const answer = change(latest(id))
      const timer = setTimeout(() => {
        if (count(id, answer)) notify([id])
      }, DEBOUNCE_MS)
      typing.set(id, { answer, timer })
    },
    choose(id, change) {
      if (count(id, change(latest(id)))) notify([id])
    },
    flush() {
      const counted = Array.from(typing).filter(([id, { answer }]) => count(id, answer))
      if (counted.length > 0) notify(counted.map(([id]) => id))
    },
    subscribe(listener) {
      everywhere.add(listener)
      return () => everywhere.delete(listener)
    },
    subscribeTo(id, listener) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => own.delete(listener)
    },
  }
}

/** Answers are small plain data: equal JSON means equal answers. */
const isSame = (one: FormAnswer | undefined, other: FormAnswer | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

function without(values: FormAnswers, id: string): FormAnswers {
  const { [id]: _left, ...rest } = values
  return rest
}

/** One answer; renders when that answer changes. If `isAwaited` is false, returns undefined and never renders. */
export function useAnswer(answers: Answers, id: string, isAwaited = true): FormAnswer | undefined {
  const subscribe = useCallback((listener: () => void) => answers.subscribeTo(id, listener), [answers, id])
  const read = () => (isAwaited ? answers.get(id) : undefined)
  return useSyncExternalStore(subscribe, read, read)
}

/** All answers; renders with every change, so typing in a long form should not use it. */
export function useAllAnswers(answers: Answers): FormAnswers {
  return useSyncExternalStore(answers.subscribe, answers.all, answers.all)
}

/** Grows when the field has to show another answer than the one it set. */
export function useRevision(answers: Answers, id: string): number {
  const subscribe = useCallback((listener: () => void) => answers.subscribeTo(id, listener), [answers, id])
  const read = () => answers.revision(id)
  return useSyncExternalStore(subscribe, read, read)
}
