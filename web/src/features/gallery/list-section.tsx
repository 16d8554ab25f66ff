import { Camera, FileText, RotateCw, User } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { Avatar } from '#web/shared/ui/avatar/avatar.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { CountdownText } from '#web/shared/ui/spoken/countdown-text.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { type Task, TaskList } from '#web/shared/ui/task-list/task-list.tsx'
import { Trail, type TrailStep } from '#web/shared/ui/trail/trail.tsx'
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
            {
              id: 'account',
              term: t(($) => $.lists.account),
              value: <IdentityNumber number="123456-0123456789/0800" />,
              action: change,
            },
            { id: 'gift', term: t(($) => $.lists.gift), value: <Money crowns={1234} /> },
          ]}
        />
      </Card>
    </Section>
  )
}

// The gallery has no server clock; screens pass the server's.
const deviceClock = () => Date.now()

export function PeopleSection() {
  const { t } = useTranslation('gallery')
  const [opened] = useState(deviceClock)
  return (
    <Section name="people">
      <div className={styles.grid}>
        <Card>
          <Row gap={5}>
            <Avatar size={150} alt={t(($) => $.people.neutral)} />
            <Avatar gender={1} size={96} alt={t(($) => $.people.male)} />
            <Avatar gender={2} size={96} alt={t(($) => $.people.female)} />
            <Avatar gender={2} />
          </Row>
        </Card>
        <Card>
          <DescriptionList
            rows={[
              { id: 'money', term: '1234', value: <Money crowns={1234} /> },
              { id: 'more', term: '23500000', value: <Money crowns={23_500_000} /> },
              { id: 'date', term: 'date', value: <DateText value="2026-11-10" /> },
              { id: 'time', term: 'dateTime', value: <DateText value="2026-11-10T09:00:00Z" form="dateTime" /> },
              { id: 'month', term: 'month', value: <DateText value="2026-11" form="month" /> },
            ]}
          />
        </Card>
        <Card>
          <DescriptionList
            rows={[
              {
                id: 'code',
                term: t(($) => $.people.countdown),
                value: <CountdownText deadline={opened + 15 * 60_000} now={deviceClock} />,
              },
              { id: 'half', term: t(($) => $.people.half), value: <CountdownText now={deviceClock} /> },
              {
                id: 'over',
                term: t(($) => $.people.over),
                value: <CountdownText deadline={opened} now={deviceClock} />,
              },
            ]}
          />
        </Card>
      </div>
    </Section>
  )
}
