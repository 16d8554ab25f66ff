import { type ChangeEvent, type ChangeEventHandler, type CompositionEvent, useState } from 'react'
import { countCharacters, limitText } from '../../forms/text-limit.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Holds an uncontrolled text to `limit` code points (native maxlength counts UTF-16 units and would halve an emoji).
 * `left` is how many remain once four fifths are used, undefined before that: nobody needs a counter on an empty field.
 */
export function useTextLimit<E extends TextElement>(limit: number, onChange: ChangeEventHandler<E> | undefined) {
  const [left, setLeft] = useState<number>()

  function hold(element: E) {
    const fitting = limitText(element.value, limit)
    if (fitting !== element.value) {
      const caret = Math.min(element.selectionStart ?? fitting.length, fitting.length)
      element.value = fitting
      // E-mail inputs have no selection, their caret simply ends at the end.
      if (element.selectionStart !== null) element.setSelectionRange(caret, caret)
    }
    const remaining = limit - countCharacters(fitting)
    setLeft(Number.isFinite(limit) && remaining <= limit / 5 ? remaining : undefined)
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
