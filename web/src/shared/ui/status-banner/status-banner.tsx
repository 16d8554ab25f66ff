import { type ReactNode, useId } from 'react'
import { Chip, type ChipTone } from '../chip/chip.tsx'
import { type Tone, ToneIcon } from '../tone-icon.tsx'
import styles from './status-banner.module.css'

export type StatusBannerProps = {
  tone: Tone
  /** The state in two or three words: „Vše je v pořádku“. */
  state: ReactNode
  /** What it means, one sentence. */
  meaning: ReactNode
  /** The text above the large date: „Další příspěvek vám pošleme“. */
  dateLabel?: ReactNode
  date?: ReactNode
  /** What to do and by when; a link or a telephone number belongs here. */
  todo?: ReactNode
  actions?: ReactNode
}

const chips: Record<Tone, ChipTone> = { info: 'sky', ok: 'ok', warn: 'wait', error: 'bad' }

/** The one banner on top of a family's page: icon, state, meaning, the date in large type, what to do. */
export function StatusBanner({ tone, state, meaning, dateLabel, date, todo, actions }: StatusBannerProps) {
  const stateId = useId()
  return (
    <section className={styles.status} aria-labelledby={stateId}>
      <div id={stateId}>
        <Chip tone={chips[tone]}>
          <ToneIcon tone={tone} />
          <span>{state}</span>
        </Chip>
      </div>
      <p className={styles.lead}>{meaning}</p>
      {date && (
        <p>
          {dateLabel && <span className={styles.dateLabel}>{dateLabel} </span>}
          <strong className={styles.date}>{date}</strong>
        </p>
      )}
      {todo && <div className={styles.todo}>{todo}</div>}
      {actions}
    </section>
  )
}
