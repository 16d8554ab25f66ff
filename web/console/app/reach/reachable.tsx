import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { SandboxProblem } from '../../api/sandbox.ts'
import { worldQuery } from '../../api/world-queries.ts'
import { Problem } from '../../shared/problem.tsx'
import { GoneWorld } from './missing-world.tsx'
import styles from './reach.module.css'
import { TokenForm } from './token-form.tsx'

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
