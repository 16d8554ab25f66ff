import type { TFunction } from 'i18next'
import { BookOpen, Camera, FilePenLine, FileText, Landmark, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type DueState, useDueState, useUnlockDay } from '#web/shared/due-days/due-state.ts'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { useKnownPaths } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { type Task, TaskList } from '#web/shared/ui/task-list/task-list.tsx'
import type { HomeTask, HomeTasks } from './home-tasks.ts'

type Days = {
  dueState: (due: string) => DueState
  /** The first day on which the account can be changed again; undefined unless it is locked. */
  unlockDay: string | undefined
}

function taskRow(task: HomeTask, { dueState, unlockDay }: Days, t: TFunction<'recipient-home'>): Task & { to: string } {
  /** What has no day of its own is not possible while the account is locked either (rule 10.19). */
  const detailOf = (detail: string) =>
    unlockDay === undefined ? detail : `${detail} ${t(($) => $.tasks.later, { date: shortDay(unlockDay) })}`
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
        detail: paperDetail(task, unlockDay, t),
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
        detail: detailOf(t(($) => $.tasks.account.detail)),
        icon: <Landmark />,
        to: `${paths.recipientData}#data-account`,
        chip: { text: t(($) => $.tasks.account.chip), tone: 'wait' },
      }
    case 'members':
      return {
        id: 'members',
        title: t(($) => $.tasks.members.title),
        detail: detailOf(t(($) => $.tasks.members.detail, { count: task.count })),
        icon: <UsersRound />,
        to: `${paths.recipientContacts}#family-members`,
        chip: { text: t(($) => $.tasks.members.chip), tone: 'wait' },
      }
    case 'story':
      return {
        id: 'story',
        title: t(($) => $.tasks.story.title),
        detail: detailOf(t(($) => $.tasks.story.detail)),
        icon: <BookOpen />,
        to: `${paths.recipientData}#data-story`,
      }
    case 'photo':
      return {
        id: 'photo',
        title: t(($) => $.tasks.photo.title),
        detail: detailOf(t(($) => $.tasks.photo.detail)),
        icon: <Camera />,
        to: paths.recipientPhotos,
      }
  }
}

type Paper = Extract<HomeTask, { kind: 'paper' }>

function paperDetail({ ended, until }: Paper, unlockDay: string | undefined, t: TFunction<'recipient-home'>): string {
  const date = shortDay(until)
  if (!ended) return t(($) => $.tasks.paper.ending, { date })
  return unlockDay === undefined
    ? t(($) => $.tasks.paper.ended, { date })
    : t(($) => $.tasks.paper.locked, { date, unlock: shortDay(unlockDay) })
}

type TaskSectionsProps = {
  tasks: HomeTasks
  /** Shown if there are no tasks, unless the banner itself requires an action. */
  saysNothing: boolean
}

export function TaskSections({ tasks: { now, sometime }, saysNothing }: TaskSectionsProps) {
  const { t } = useTranslation('recipient-home')
  const days = { dueState: useDueState(), unlockDay: useUnlockDay() }
  const known = useKnownPaths()

  function rowOf(task: HomeTask): Task {
    const { to, ...row } = taskRow(task, days, t)
    return { ...row, to: known.has(to.replace(/#.*/, '')) ? to : undefined }
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
