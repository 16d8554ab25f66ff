import { type ChangeEvent, type ChangeEventHandler, type CompositionEvent, useState } from 'react'
import { countCharacters, limitText } from '../../forms/text-limit.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

type Options = {
  /** Nothing is cut: what is too long stays, `left` goes below zero, and whoever checks the form refuses it. */
  isOpen?: boolean
  /** What stands in the field at first. */
  first?: string
}

/**
 * Holds an uncontrolled text to `limit` code points (native maxlength counts UTF-16 units and would halve an emoji).
 * `left` is how many remain once four fifths are used, undefined before that: nobody needs a counter on an empty field.
 */
export function useTextLimit<E extends TextElement>(
  limit: number,
  onChange: ChangeEventHandler<E> | undefined,
  { isOpen = false, first = '' }: Options = {},
) {
  const [left, setLeft] = useState(() => remaining(first, limit))

  function hold(element: E) {
    const fitting = isOpen ? element.value : limitText(element.value, limit)
    if (fitting !== element.value) {
      const caret = Math.min(element.selectionStart ?? fitting.length, fitting.length)
      element.value = fitting
      // E-mail inputs have no selection, their caret simply ends at the end.
      if (element.selectionStart !== null) element.setSelectionRange(caret, caret)
    }
    setLeft(remaining(fitting, limit))
  }

  return {
    left,
    handlers: {
      onChange(event: ChangeEvent<E>) {
        // A half-composed letter must not be cut; the end of the composition holds the limit.
        if (!(event.nativeEvent as InputEvent).isComposing) hold(event.currentTarget)
        onChange?.(event)
      },
      onCompositionEnd(event: CompositionEvent<E>) {
        hold(event.currentTarget)
      },
    },
  }
}

function remaining(text: string, limit: number): number | undefined {
  const left = limit - countCharacters(text)
  return Number.isFinite(limit) && left <= limit / 5 ? left : undefined
}
