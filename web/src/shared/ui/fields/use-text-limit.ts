import { type ChangeEvent, type ChangeEventHandler, type CompositionEvent, useState } from 'react'
import { countCharacters, limitText } from '../../forms/text-limit.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

type Options = {
  /** A text above the limit is not cut: `left` becomes negative, and validation refuses the text. */
  isOpen?: boolean
  /** The initial value of the field. */
  first?: string
}

/**
 * Limits to code points: native maxlength would cut an emoji in half. `left` is undefined until four fifths are
 * used.
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
      // E-mail inputs have no selection; their caret stays at the end.
      if (element.selectionStart !== null) element.setSelectionRange(caret, caret)
    }
    setLeft(remaining(fitting, limit))
  }

  return {
    left,
    handlers: {
      onChange(event: ChangeEvent<E>) {
        // A half-composed letter must not be cut; the limit is applied at the end of the composition.
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
