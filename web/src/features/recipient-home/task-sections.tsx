import type { TFunction } from 'i18next'
import { BookOpen, Camera, FilePenLine, FileText, Landmark, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type DueState, useDueState } from '../../shared/due-days/due-state.ts'
import { shortDay } from '../../shared/format/czech-days.ts'
import { useKnownPaths } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { type Task, TaskList } from '../../shared/ui/task-list.tsx'
import type { HomeTask, HomeTasks } from './home-tasks.ts'

export function taskRow(
  task: HomeTask,
  dueState: (due: string) => DueState,
  t: TFunction<'recipient-home'>,
): Task & { to: string } {
  switch (task.kind) {
    case 'document': {
      const { state, date } = dueState(task.due)
      return {
        id: `document-${task.type}`,
        title: task.label,
        detail: t(($) => $.tasks.document[state], { date: shortDay(date) }),
        icon: <FileText />,
        to: paths.recipientDocuments,
        chip: { text: t(($) => $.tasks.document.chip), tone: 'wait' },
      }
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
    case 'renewal': {
      const { state, date } = task.due === null ? { state: 'undated' as const, date: '' } : dueState(task.due)
      return {
        id: 'renewal',
        title: t(($) => $.tasks.renewal.title),
        detail: t(($) => $.tasks.renewal[state], { date: date && shortDay(date) }),
        icon: <FilePenLine />,
        to: paths.renewal,
        chip: { text: t(($) => $.tasks.renewal[task.isBegun ? 'begun' : 'chip']), tone: 'wait' },
      }
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
  const dueState = useDueState()
  const known = useKnownPaths()

  function rowOf(task: HomeTask): Task {
    const { to, ...row } = taskRow(task, dueState, t)
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
