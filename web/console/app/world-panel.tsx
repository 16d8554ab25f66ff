import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../src/shared/ui/skeleton/skeleton.tsx'
import { useMedia } from '../../src/shared/ui/use-media.ts'
import { scenariosQuery, usePeople, worldQuery } from '../api/world-queries.ts'
import { ClockPanel } from '../features/clock/clock-panel.tsx'
import { EventsPanel } from '../features/clock/events-panel.tsx'
import { JournalPanel } from '../features/journal/journal-panel.tsx'
import { MessagesPanel } from '../features/messages/messages-panel.tsx'
import { PeoplePanel } from '../features/people/people-panel.tsx'
import { useClockMove } from '../session/use-clock-move.ts'
import { Problem } from '../shared/problem.tsx'
import styles from './world-panel.module.css'

/** What happens in a world: its clock, people, messages, next events and journal. */
export function WorldPanel({ world }: { world: string }) {
  const { data: here, error } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  const people = usePeople(world)
  const move = useClockMove(world)
  // One column of their own, so that the result of a move leaves the height of the other parts as it is.
  const isWide = useMedia('(min-width: 1100px)')
  if (!here || !scenarios) return error ? <Problem problem={error} /> : <Skeleton lines={12} />
  const { scenario } = here
  const unknown = { name: scenario, description: '', now: here.now, people: [] }
  const found = scenarios.find(({ name }) => name === scenario) ?? unknown
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
      {!isWide && events}
      <div className={styles.people}>
        <PeoplePanel world={world} scenario={{ ...found, people }} />
      </div>
    </div>
  )
}
