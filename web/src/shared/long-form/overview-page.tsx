import { Check, Circle, CircleAlert, PencilLine, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftPlace } from '../drafts/use-draft-device.ts'
import { DraftNote } from '../editing/draft-note.tsx'
import type { ChipTone } from '../ui/chip/chip.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import { type Task, TaskList } from '../ui/task-list/task-list.tsx'
import { DeviceQuestion } from './device-question.tsx'
import { useLongForm, useParts } from './form-context.ts'
import styles from './long-form.module.css'
import type { PartState } from './parts.ts'
import { CHECK, FILES } from './use-form-place.ts'

const ICONS = { start: Circle, begun: PencilLine, done: Check, fix: CircleAlert, check: Send } as const

/** Icon of the state, next to its text. */
function PartIcon({ state }: { state: PartState | 'check' }) {
  const Icon = ICONS[state]
  return <Icon />
}

const TONES: Readonly<Record<PartState, ChipTone>> = { start: 'sky', begun: 'wait', done: 'ok', fix: 'bad' }

/** The task list: all parts with their states, in any order, and the check at the end (GOV.UK task list). */
export function OverviewPage() {
  const { t } = useTranslation('long-form')
  const { intro, draft, place, files } = useLongForm()
  const parts = useParts()
  const draftPlace = useDraftPlace()
  const unfinished = files?.unfinished ?? []
  const done = parts.filter(({ state }) => state === 'done').length
  const tasks = parts.map<Task>(({ id, title, state }) => ({
    id,
    title,
    detail: id === FILES && unfinished.length > 0 && t(($) => $.unfinished, { files: unfinished.join(', ') }),
    icon: <PartIcon state={state} />,
    to: place.hrefOf(id),
    chip: { text: t(($) => $.state[state]), tone: TONES[state] },
  }))
  const isReady = done === parts.length
  const check: Task = {
    id: CHECK,
    title: t(($) => $.check.row),
    detail: t(($) => $.check.rowDetail),
    icon: <PartIcon state="check" />,
    to: place.hrefOf(CHECK),
    chip: isReady ? { text: t(($) => $.check.ready), tone: 'ok' } : undefined,
  }
  return (
    <Stack gap={5}>
      {intro}
      <DeviceQuestion />
      <Stack gap={3}>
        <Progress done={done} count={parts.length} />
        <TaskList tasks={tasks} label={t(($) => $.parts)} />
        <TaskList tasks={[check]} />
      </Stack>
      <Stack gap={1}>
        <p className="soft small">{draftPlace === 'device' ? t(($) => $.autosave) : t(($) => $.autosaveTab)}</p>
        <DraftNote storedAt={draft.storedAt} savedAt={undefined} />
      </Stack>
    </Stack>
  )
}

/** How many parts are done, as text; the progress bar is hidden from screen readers. */
function Progress({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation('long-form')
  return (
    <div className={styles.progress}>
      <p className={styles.done}>{t(($) => $.progress, { done, count })}</p>
      <svg className={styles.line} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={count} height="1" className={styles.progressTrack} />
        <rect width={done} height="1" className={styles.progressDone} />
      </svg>
    </div>
  )
}
