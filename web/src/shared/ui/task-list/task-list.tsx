import type { ReactNode } from 'react'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { Chip, type ChipTone } from '../chip/chip.tsx'
import { SpokenText } from '../spoken/spoken-text.tsx'
import styles from './task-list.module.css'

export type Task = {
  id: string
  title: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  /** Where the task is done; without it the row is not a link (yet). */
  to?: string | undefined
  chip?: { text: ReactNode; tone?: ChipTone } | undefined
}

/** A list of tasks: each row is a link, with its state at the end (GOV.UK task list). */
export function TaskList({ tasks, label }: { tasks: readonly Task[]; label?: string | undefined }) {
  return (
    <ul className={styles.tasks} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.id}>
          {task.to === undefined ? (
            <div className={styles.row}>
              <TaskRow task={task} />
            </div>
          ) : (
            <Link className={styles.row} to={task.to}>
              <TaskRow task={task} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function TaskRow({ task }: { task: Task }) {
  const { detail, to } = task
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {task.icon}
      </span>
      <span>
        <span className={styles.title}>{task.title}</span>{' '}
        {detail && (
          <span className={styles.detail}>
            {typeof detail === 'string' ? <SpokenText text={detail} isName={to !== undefined} /> : detail}
          </span>
        )}
      </span>{' '}
      {task.chip && (
        <span className={styles.chip}>
          <Chip tone={task.chip.tone ?? 'plain'}>{task.chip.text}</Chip>
        </span>
      )}
    </>
  )
}
