import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../src/shared/ui/skeleton.tsx'
import { useMedia } from '../../src/shared/ui/use-media.ts'
import { scenariosQuery, worldQuery } from '../api/queries.ts'
import { Problem } from '../frame/problem.tsx'
import { ClockPanel } from './clock/clock-panel.tsx'
import { EventsPanel } from './clock/events-panel.tsx'
import { useClockMove } from './clock/use-clock-move.ts'
import { JournalPanel } from './journal/journal-panel.tsx'
import { MessagesPanel } from './messages/messages-panel.tsx'
import { PeoplePanel } from './people/people-panel.tsx'
import styles from './world-panel.module.css'

/** What happens in a world: its clock, people, messages, next events and journal. */
export function WorldPanel({ world }: { world: string }) {
  const { data: here, error } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  const move = useClockMove(world)
  // One column of their own, so that the result of a move leaves the height of the other parts as it is.
  const isWide = useMedia('(min-width: 1100px)')
  if (!here || !scenarios) return error ? <Problem problem={error} /> : <Skeleton lines={12} />
  const { scenario } = here
  const unknown = { name: scenario, description: '', now: here.now, people: [] }
  const found = scenarios.find(({ name }) => name === scenario) ?? unknown
  const { people } = found
  const events = (
    <div className={styles.events}>
      <EventsPanel world={world} clock={here} move={move} people={people} />
    </div>
  )
  return (
    <div className={styles.world}>
      {/* What a tester follows next to the portal: all three fit a narrow window. */}
      <div className={styles.followed}>
        <div className={styles.clock}>
          <ClockPanel world={world} clock={here} move={move} people={people} />
          {isWide && events}
        </div>
        <div className={styles.messages}>
          <MessagesPanel world={world} />
        </div>
        <div className={styles.journal}>
          <JournalPanel world={world} />
        </div>
      </div>
      <div className={styles.people}>
        <PeoplePanel world={world} scenario={found} />
      </div>
      {!isWide && events}
    </div>
  )
}
