import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { worldQuery, worldsQuery } from '../../api/queries.ts'
import { EndWorld } from './end-world.tsx'
import { NewWorld } from './new-world.tsx'
import styles from './world-bar.module.css'
import { WorldLinks } from './world-links.tsx'

export type WorldBarProps = { world: string; goToWorld: (world: string) => void }

/** The world that everything below belongs to, always visible. */
export function WorldBar({ world, goToWorld }: WorldBarProps) {
  const { t } = useTranslation('console')
  const { data: worlds = [] } = useQuery(worldsQuery)
  const { data: here } = useQuery(worldQuery(world))
  const others = worlds.filter(({ id }) => id !== world && id !== 'default')
  const scenario = here?.scenario
  return (
    <section className={styles.bar} aria-label={t(($) => $.world.bar)}>
      <label className={styles.which}>
        <span>{t(($) => $.world.label)}</span>
        <select value={world} onChange={({ target }) => goToWorld(target.value)}>
          <option value="default">{t(($) => $.world.default)}</option>
          {world !== 'default' && <option value={world}>{nameOf({ id: world, scenario })}</option>}
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {nameOf(other)}
            </option>
          ))}
        </select>
      </label>
      <NewWorld goToWorld={goToWorld} />
      <EndWorld world={world} goToWorld={goToWorld} />
      <WorldLinks world={world} />
    </section>
  )
}

const nameOf = ({ id, scenario }: { id: string; scenario: string | undefined }): string =>
  scenario === undefined ? id : `${id} · ${scenario}`
