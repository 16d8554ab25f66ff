import type { TFunction } from 'i18next'
import { BookOpen, Camera, FilePenLine, FileText, Landmark, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { shortDay } from '../../shared/format/czech-days.ts'
import { pragueDay } from '../../shared/format/prague-day.ts'
import { useKnownPaths } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { type Task, TaskList } from '../../shared/ui/task-list.tsx'
import type { HomeTask, HomeTasks } from './home-tasks.ts'

/** `today` is Prague's by the provider's clock. */
export function taskRow(task: HomeTask, today: string, t: TFunction<'recipient-home'>): Task & { to: string } {
  switch (task.kind) {
    case 'document':
      return {
        id: `document-${task.type}`,
        title: task.label,
        detail: t(($) => $.tasks.document[task.due < today ? 'overdue' : 'due'], { date: shortDay(task.due) }),
        icon: <FileText />,
        to: paths.recipientDocuments,
        chip: { text: t(($) => $.tasks.document.chip), tone: 'wait' },
      }
    case 'paper':
      return {
        id: `paper-${task.type}`,
        title: task.label,
        detail: t(($) => $.tasks.paper[task.ended ? 'ended' : 'ending'], { date: shortDay(task.until) }),
        icon: <FileText />,
        to: paths.recipientDocuments,
        chip: { text: t(($) => $.tasks.paper.chip), tone: 'wait' },
      }
    case 'renewal':
      return {
        id: 'renewal',
        title: t(($) => $.tasks.renewal.title),
        detail: task.due
          ? t(($) => $.tasks.renewal.due, { date: shortDay(task.due ?? '') })
          : t(($) => $.tasks.renewal.undated),
        icon: <FilePenLine />,
        to: paths.renewal,
        chip: { text: t(($) => $.tasks.renewal[task.isBegun ? 'begun' : 'chip']), tone: 'wait' },
      }
    case 'account':
      return {
        id: 'account',
        title: t(($) => $.tasks.account.title),
        detail: t(($) => $.tasks.account.detail),
        icon: <Landmark />,
        to: paths.recipientData,
        chip: { text: t(($) => $.tasks.account.chip), tone: 'wait' },
      }
    case 'members':
      return {
        id: 'members',
        title: t(($) => $.tasks.members.title),
        detail: t(($) => $.tasks.members.detail, { count: task.count }),
        icon: <UsersRound />,
        to: paths.recipientContacts,
        chip: { text: t(($) => $.tasks.members.chip), tone: 'wait' },
      }
    case 'story':
      return {
        id: 'story',
        title: t(($) => $.tasks.story.title),
        detail: t(($) => $.tasks.story.detail),
        icon: <BookOpen />,
        to: paths.recipientData,
      }
    case 'photo':
      return {
        id: 'photo',
        title: t(($) => $.tasks.photo.title),
        detail: t(($) => $.tasks.photo.detail),
        icon: <Camera />,
        to: paths.recipientPhotos,
      }
  }
}

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
