import { useTranslation } from 'react-i18next'
import { Problem } from '../../frame/problem.tsx'
import { Section } from '../shared/section.tsx'
import tools from '../shared/tools.module.css'
import { OpenedSnapshot } from './opened-snapshot.tsx'
import { SaveSnapshotForm } from './save-snapshot-form.tsx'
import { ofWorld } from './saved-snapshots.ts'
import { SnapshotRow } from './snapshot-row.tsx'
import styles from './snapshots.module.css'
import { isGone, useSnapshots } from './use-snapshots.ts'

/** Snapshots of worlds, saved to be opened again: clock, people, messages and all other state. */
export function SnapshotsPanel({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const snapshots = useSnapshots(world)
  const { kept, keeping, opening } = snapshots
  const { here, elsewhere } = ofWorld(kept, world)
  const groups = [
    { title: t(($) => $.snapshots.here, { world }), list: here, empty: t(($) => $.snapshots.empty) },
    { title: t(($) => $.snapshots.elsewhere), list: elsewhere, empty: undefined },
  ]
  return (
    <div className={styles.column}>
      <Section title={t(($) => $.snapshots.keepTitle)}>
        <SaveSnapshotForm keeping={keeping} />
      </Section>
      {opening.isSuccess && <OpenedSnapshot opened={opening.data} />}
      {opening.isError && !isGone(opening.error) && <Problem problem={opening.error} />}
      {groups.map(({ title, list, empty }) => {
        if (list.length === 0 && empty === undefined) return null
        return (
          <Section key={title} title={title}>
            {empty !== undefined && <p className={tools.words}>{t(($) => $.snapshots.onlyHere)}</p>}
            {list.length === 0 && <p className={tools.empty}>{empty}</p>}
            <ul className={tools.list}>
              {list.map((snapshot) => (
                <SnapshotRow key={snapshot.id} snapshot={snapshot} snapshots={snapshots} />
              ))}
            </ul>
          </Section>
        )
      })}
    </div>
  )
}
