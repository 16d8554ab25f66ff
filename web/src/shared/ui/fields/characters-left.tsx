import { useState } from 'react'
import { useTranslation } from 'react-i18next'

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
