import { useQuery } from '@tanstack/react-query'
import { Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../src/shared/ui/button/button.tsx'
import { screenOf } from '../../../api/operations.ts'
import { useScenario, worldTotalsQuery } from '../../../api/world-queries.ts'
import { useStart } from '../../../session/use-start.ts'
import type { CalledEntry } from '../../../shared/call-request.ts'
import { faultOfEntry } from '../../../shared/fault-of-entry.ts'
import { subjectPerson } from '../../../shared/group-people.ts'
import { Problem } from '../../../shared/problem.tsx'
import styles from './call.module.css'

/**
 * Starts a recording where a call was made: in a new world of the same scenario and time, because a test cannot repeat what went before in
 * this one. Nothing for a call that no screen makes, for a caller that the scenario does not know, and where nothing can be recorded.
 */
export function RecordAgain({ world, entry }: { world: string; entry: CalledEntry }) {
  const { t } = useTranslation('console')
  const { data: worlds } = useQuery(worldTotalsQuery)
  const starting = useStart()
  const scenario = useScenario(world)
  const screen = entry.operationId === null ? undefined : screenOf(entry.operationId)
  const { hasToken, personId = '' } = entry.call
  const person = scenario && subjectPerson(personId, scenario.people)
  if (worlds?.canRecord === false || !scenario || !screen || (hasToken && !person)) return null

  function start(): void {
    if (starting.isPending || !scenario || !screen) return
    const { name } = scenario
    starting.mutate({
      scenario: name,
      now: entry.at,
      frozen: true,
      page: screen.path,
      person,
      fault: faultOfEntry(entry),
      ...(entry.operationId !== null && { repeats: entry.operationId }),
    })
  }

  return (
    <>
      <Button
        className={styles.control}
        title={t(($) => $.journal.call.recordAgainHint)}
        busy={starting.isPending}
        onClick={start}
      >
        <Circle aria-hidden="true" />
        {t(($) => $.journal.call.recordAgain)}
      </Button>
      {starting.isError && <Problem problem={starting.error} />}
    </>
  )
}
