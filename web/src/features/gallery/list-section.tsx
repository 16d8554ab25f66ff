import { Camera, FileText, RotateCw, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { Card } from '#web/shared/ui/card.tsx'
import { DateText } from '#web/shared/ui/date-text.tsx'
import { DescriptionList } from '#web/shared/ui/description-list.tsx'
import { Money } from '#web/shared/ui/money.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'
import { type Task, TaskList } from '#web/shared/ui/task-list.tsx'
import { Trail, type TrailStep } from '#web/shared/ui/trail.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

export function ListSection() {
  const { t } = useTranslation('gallery')
  const received = { id: 'received', title: t(($) => $.lists.received), detail: <DateText value="2026-11-09" /> }
  const steps: TrailStep[] = [
    { ...received, state: 'done' },
    { id: 'waiting', state: 'now', title: t(($) => $.lists.waiting), detail: t(($) => $.lists.waitingDetail) },
    { id: 'handed', state: 'next', title: t(($) => $.lists.handed), detail: <DateText value="2026-12-01" /> },
  ]
  const reassigned: TrailStep[] = [
    { ...received, state: 'done' },
    { id: 'reassigned', state: 'done', title: t(($) => $.lists.reassigned), reason: t(($) => $.lists.reason) },
  ]
  const missing = { text: t(($) => $.messages.missing), tone: 'wait' as const }
  const tasks: Task[] = [
    {
      id: 'report',
      to: '/test',
      icon: <FileText />,
      title: t(($) => $.lists.report),
      detail: t(($) => $.lists.reportDetail),
      chip: missing,
    },
    {
      id: 'photo',
      to: '/test',
      icon: <Camera />,
      title: t(($) => $.lists.photo),
      detail: t(($) => $.lists.photoDetail),
      chip: { text: t(($) => $.messages.plain) },
    },
    {
      id: 'details',
      to: '/test',
      icon: <User />,
      title: t(($) => $.lists.details),
      detail: t(($) => $.lists.detailsDetail),
      chip: { text: t(($) => $.messages.done), tone: 'ok' },
    },
    { id: 'locked', icon: <RotateCw />, title: t(($) => $.lists.locked), detail: t(($) => $.lists.lockedDetail) },
  ]
  const change = <Link to="/test">{t(($) => $.lists.change)}</Link>
  return (
    <Section name="lists">
      <div className={styles.grid}>
        {[steps, reassigned].map((trail) => (
          <Card key={trail.length}>
            <Stack>
              <h3>{t(($) => $.lists.trail)}</h3>
              <Trail steps={trail} label={t(($) => $.lists.trail)} />
            </Stack>
          </Card>
        ))}
      </div>
      <h3>{t(($) => $.lists.tasks)}</h3>
      <TaskList tasks={tasks} label={t(($) => $.lists.tasks)} />
      <Card>
        <h3>{t(($) => $.lists.summary)}</h3>
        <DescriptionList
          rows={[
            { id: 'name', term: t(($) => $.lists.name), value: 'Jana Nováková', action: change },
            { id: 'account', term: t(($) => $.lists.account), value: '123456-0123456789/0800', action: change },
            { id: 'gift', term: t(($) => $.lists.gift), value: <Money crowns={1234} /> },
          ]}
        />
      </Card>
    </Section>
  )
}
