import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../src/shared/ui/skeleton.tsx'
import { scenariosQuery, worldQuery } from '../api/queries.ts'
import { Problem } from '../frame/problem.tsx'
import { ClockPanel } from './clock/clock-panel.tsx'
import { JournalPanel } from './journal/journal-panel.tsx'
import { MessagesPanel } from './messages/messages-panel.tsx'
import { PeoplePanel } from './people/people-panel.tsx'
import styles from './world-panel.module.css'

/** What happens in a world: its clock, people, messages, next events and journal. */
export function WorldPanel({ world }: { world: string }) {
  const { data: here, error } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  if (!here || !scenarios) return error ? <Problem problem={error} /> : <Skeleton lines={12} />
  const { scenario } = here
  const unknown = { name: scenario, description: '', now: here.now, people: [] }
  const found = scenarios.find(({ name }) => name === scenario) ?? unknown
  return (
    <div className={styles.world}>
      <div className={styles.time}>
        <ClockPanel world={world} clock={here} people={found.people} />
      </div>
      <PeoplePanel world={world} scenario={found} />
      <MessagesPanel world={world} />
      <div className={styles.journal}>
        <JournalPanel world={world} />
      </div>
    </div>
  )
}
