import type { ChangeEvent, ChangeEventHandler } from 'react'
import { countCharacters } from '#web/shared/forms/text-limit.ts'
import { useOfText } from './use-of-text.ts'

type Options<E> = {
  id: string
  /** In code points after NFC. */
  limit: number
  first: string | number | readonly string[] | undefined
  onChange: ChangeEventHandler<E> | undefined
}

/**
 * Characters left until the limit, undefined until four fifths are used. Nothing is cut (rule 14.15): `left` of a longer
 * text is negative, and validation refuses it.
 */
export function useTextLimit<E extends HTMLInputElement | HTMLTextAreaElement>(options: Options<E>) {
  const { id, limit, first, onChange } = options
  const { shown, follow } = useOfText(id, first, (text) => {
    const left = limit - countCharacters(text)
    return Number.isFinite(limit) && left <= limit / 5 ? left : undefined
  })
  return {
    left: shown,
    onChange: (event: ChangeEvent<E>) => {
      follow(event.currentTarget.value)
      onChange?.(event)
    },
  }
}
