import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { PasswordField } from '../../../src/shared/ui/fields/password-field.tsx'
import { SandboxProblem, sandboxToken } from '../../api/sandbox.ts'
import { worldQuery, worldsQuery } from '../../api/world-queries.ts'
import { Problem } from '../../shared/problem.tsx'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { useNewWorld } from '../../shared/use-worlds.ts'
import styles from './reach.module.css'

/** Requests SANDBOX_TOKEN if the server has one. */
function TokenForm({ refusal }: { refusal: string }) {
  const { t } = useTranslation('console')
  const client = useQueryClient()

  function save(form: HTMLFormElement) {
    const token = new FormData(form).get('token')
    if (typeof token !== 'string' || token.trim() === '') return
    sandboxToken.keep(token.trim())
    void client.invalidateQueries()
  }

  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <h2>{t(($) => $.reach.tokenTitle)}</h2>
      <p>{t(($) => $.reach.tokenWords)}</p>
      <PasswordField
        name="token"
        label={t(($) => $.reach.token)}
        autoComplete="off"
        required
        error={
          refusal === 'token-missing'
            ? undefined
            : t(($) => $.problem[refusal === 'too-many-tokens' ? refusal : 'token-invalid'])
        }
      />
      <Button type="submit" variant="primary">
        {t(($) => $.reach.useToken)}
      </Button>
    </form>
  )
}

type GoneWorldProps = { world: string; scenario: string | undefined; goToWorld: (world: string) => void }

/** The world of the address does not exist: a user deleted it, or the server was restarted. */
function GoneWorld({ world, scenario, goToWorld }: GoneWorldProps) {
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

const COMMAND = 'npm start'

/** The server does not respond: most often it was stopped. The data loaded before stay below. */
function Unreachable() {
  const { t } = useTranslation('console')
  return (
    <Banner tone="warn" role="alert" title={t(($) => $.reach.unreachable)} className={styles.banner}>
      <p>
        {t(($) => $.reach.start)} <code>{COMMAND}</code>
      </p>
      <p>{t(($) => $.reach.again)}</p>
    </Banner>
  )
}

export type ReachableProps = { world: string; goToWorld: (world: string) => void; children: ReactNode }

/**
 * The open part, or why there is nothing to show: no server, no permission to call it, no such
 * world.
 */
export function Reachable({ world, goToWorld, children }: ReachableProps) {
  const { data, error } = useQuery(worldQuery(world))
  const problem = error instanceof SandboxProblem ? error : undefined
  if (problem?.status === 401 || problem?.code === 'too-many-tokens') return <TokenForm refusal={problem.code} />
  if (problem?.status === 403) return <Problem problem={problem} />
  if (problem?.code === 'unknown-world')
    return <GoneWorld world={world} scenario={data?.scenario} goToWorld={goToWorld} />
  if (problem?.status !== 0) return children
  return (
    <>
      <Unreachable />
      {data && children}
    </>
  )
}
