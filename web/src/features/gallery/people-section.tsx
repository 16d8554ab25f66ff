import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#web/shared/ui/avatar.tsx'
import { Card } from '#web/shared/ui/card.tsx'
import { CountdownText } from '#web/shared/ui/countdown-text.tsx'
import { DateText } from '#web/shared/ui/date-text.tsx'
import { DescriptionList } from '#web/shared/ui/description-list.tsx'
import { Money } from '#web/shared/ui/money.tsx'
import { Row } from '#web/shared/ui/stack.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

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
