import { type ChangeEvent, type ChangeEventHandler, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countCharacters } from '#web/shared/forms/text-limit.ts'
import { useOfText } from './use-of-text.ts'

/** „Zbývá 20 znaků“ near the limit, and the excess above it. Announced when the limit is crossed and at round numbers, not at every key. */
export function CharactersLeft({ left }: { left: number | undefined }) {
  const { t } = useTranslation('ui')
  const isOver = left !== undefined && left < 0
  const [crossing, setCrossing] = useState({ isOver, at: left })
  if (crossing.isOver !== isOver) setCrossing({ isOver, at: left })
  const text =
    left === undefined ? '' : t(($) => (isOver ? $.charactersOver : $.charactersLeft), { count: Math.abs(left) })
  const isSpoken = left !== undefined && (left % 10 === 0 || (isOver && left === crossing.at))
  return (
    <>
      {left !== undefined && (
        <p className="soft small num" aria-hidden="true">
          {text}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {isSpoken ? text : ''}
      </span>
    </>
  )
}

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
