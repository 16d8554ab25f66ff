import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button/button.tsx'
import { useAnswer } from './answers.ts'
import styles from './form-item.module.css'
import type { ItemProps } from './item-props.ts'

type TakeBackProps = Pick<ItemProps<'list' | 'boolean'>, 'item' | 'answers'> & {
  /** The choice, remounted without a selection when `round` grows. */
  children: (round: number) => ReactNode
}

/** Clears an optional choice of radios, which browsers do not offer. The focus returns to the choice, and a screen reader announces it. */
export function TakeBack({ item, answers, children }: TakeBackProps) {
  const { t } = useTranslation('form')
  const place = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const isChosen = useAnswer(answers, item.id) !== undefined
  useEffect(() => {
    if (round > 0) place.current?.querySelector('input')?.focus()
  }, [round])
  return (
    <div ref={place} className={styles.takeBack}>
      {children(round)}
      {isChosen && (
        <Button
          variant="link"
          onClick={() => {
            answers.choose(item.id, () => undefined)
            setRound(round + 1)
          }}
        >
          {t(($) => $.takeBack)} <span className="visually-hidden">{item.question}</span>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {round > 0 && !isChosen && t(($) => $.takenBack)}
      </span>
    </div>
  )
}
