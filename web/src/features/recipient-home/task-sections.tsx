import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { pragueDay } from '../../shared/format/prague-day.ts'
import { useKnownPaths } from '../../shared/navigation/known-paths.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { type Task, TaskList } from '../../shared/ui/task-list.tsx'
import type { HomeTask, HomeTasks } from './home-tasks.ts'
import { taskRow } from './task-row.tsx'

type TaskSectionsProps = {
  tasks: HomeTasks
  /** Shown if there are no tasks, unless the banner itself requires an action. */
  saysNothing: boolean
}

export function TaskSections({ tasks: { now, sometime }, saysNothing }: TaskSectionsProps) {
  const { t } = useTranslation('recipient-home')
  const today = useClockValue(pragueDay)
  const known = useKnownPaths()

  function rowOf(task: HomeTask): Task {
    const { to, ...row } = taskRow(task, today, t)
    return { ...row, to: known.has(to) ? to : undefined }
  }

  return (
    <>
      {now.length > 0 && <Section title={t(($) => $.tasks.now)} tasks={now.map(rowOf)} />}
      {now.length === 0 && saysNothing && <Banner tone="ok" title={t(($) => $.tasks.nothing)} />}
      {sometime.length > 0 && <Section title={t(($) => $.tasks.sometime)} tasks={sometime.map(rowOf)} />}
    </>
  )
}

function Section({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  return (
    <Stack as="section" gap={4}>
      <h2>{title}</h2>
      <TaskList label={title} tasks={tasks} />
    </Stack>
  )
}
