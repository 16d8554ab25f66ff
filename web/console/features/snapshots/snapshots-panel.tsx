import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Problem } from '../../shared/problem.tsx'
import { ofWorld } from '../../shared/saved-snapshots.ts'
import { Section } from '../../shared/section.tsx'
import styles from '../../shared/snapshots.module.css'
import tools from '../../shared/tools.module.css'
import { useAddress } from '../../shared/use-address.ts'
import { isGone, useSnapshots } from '../../shared/use-snapshots.ts'
import { AllLinks } from './all-links.tsx'
import { SaveSnapshotForm } from './save-snapshot-form.tsx'
import { SnapshotRow } from './snapshot-row.tsx'

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
      <AllLinks snapshots={snapshots} />
    </div>
  )
}

/** A snapshot was opened as its own world: which one, and a link to it in the console. */
function OpenedSnapshot({ opened: { world, isOpen } }: { opened: { world: string; isOpen: boolean } }) {
  const { t } = useTranslation('console-tools')
  const { goToWorld } = useAddress()
  return (
    <Banner
      tone={isOpen ? 'ok' : 'warn'}
      role="status"
      actions={
        <Button className={tools.control} onClick={() => goToWorld(world)}>
          {t(($) => $.snapshots.goThere, { world })}
        </Button>
      }
    >
      {isOpen ? t(($) => $.snapshots.opened, { world }) : t(($) => $.snapshots.windowRefused, { world })}
    </Banner>
  )
}
