import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { worldQuery, worldsQuery } from '../../api/world-queries.ts'
import { Problem } from '../../shared/problem.tsx'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { useNewWorld } from '../../shared/use-worlds.ts'
import styles from './reach.module.css'

export type GoneWorldProps = { world: string; scenario: string | undefined; goToWorld: (world: string) => void }

/** The world of the address does not exist: a user deleted it, or the server was restarted. */
export function GoneWorld({ world, scenario, goToWorld }: GoneWorldProps) {
  const { t } = useTranslation('console')
  const { titleOf } = useScenarioTexts()
  const making = useNewWorld(goToWorld)
  useReturn(world)
  return (
    <section className={styles.card}>
      <h2>{t(($) => $.reach.gone, { world })}</h2>
      <p>{t(($) => $.reach.goneWords)}</p>
      {making.isError && <Problem problem={making.error} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={making.isPending}
          onClick={() => making.mutate({ id: world, ...(scenario && { scenario }) })}
        >
          {t(($) => $.reach.makeAgain, { scenario: titleOf(scenario ?? 'default') })}
        </Button>
        {world !== 'default' && <Button onClick={() => goToWorld('default')}>{t(($) => $.reach.goDefault)}</Button>}
      </div>
    </section>
  )
}

/** Another user may create it again. */
function useReturn(world: string): void {
  const queries = useQueryClient()
  const { data: worlds = [] } = useQuery(worldsQuery)
  const isBack = worlds.some(({ id }) => id === world)
  useEffect(() => {
    if (isBack) void queries.invalidateQueries({ queryKey: worldQuery(world).queryKey })
  }, [isBack, queries, world])
}
