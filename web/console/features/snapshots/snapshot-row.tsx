import { AppWindow, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { Button } from '../../../src/shared/ui/button.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { instantText } from '../../shared/prague-clock.ts'
import { type SavedSnapshot, snapshotAddress } from '../../shared/saved-snapshots.ts'
import styles from '../../shared/snapshots.module.css'
import tools from '../../shared/tools.module.css'
import type { useSnapshots } from '../../shared/use-snapshots.ts'

export type SnapshotRowProps = { snapshot: SavedSnapshot; snapshots: ReturnType<typeof useSnapshots> }

/** One snapshot: its time in its world, its link, its note, and a button that opens it. */
export function SnapshotRow({ snapshot, snapshots }: SnapshotRowProps) {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const { opening, forget } = snapshots
  const { id, world, at } = snapshot
  const moment = instantText(at, language)
  const isMine = opening.isPending && opening.variables.id === id
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong>{moment}</strong>
        <span className={tools.soft}>{t(($) => $.snapshots.ofWorld, { world })}</span>
        <CopyButton
          value={snapshotAddress(snapshot)}
          what={t(($) => $.snapshots.linkOf, { moment })}
          className={styles.link}
        />
      </div>
      {snapshot.note !== '' && <p className={styles.facts}>{snapshot.note}</p>}
      <div className={styles.actions}>
        <Button
          className={tools.control}
          aria-label={t(($) => $.snapshots.openThis, { moment })}
          busy={isMine}
          onClick={() => !opening.isPending && opening.mutate(snapshot)}
        >
          <AppWindow aria-hidden="true" />
          {t(($) => $.snapshots.open)}
        </Button>
        <Button
          className={tools.control}
          aria-label={t(($) => $.snapshots.forgetThis, { moment })}
          onClick={() => forget(id)}
        >
          <Trash2 aria-hidden="true" />
          {t(($) => $.snapshots.forget)}
        </Button>
      </div>
      {snapshot.isGone && (
        <Banner tone="warn" role="status">
          {t(($) => $.snapshots.gone)}
        </Banner>
      )}
    </li>
  )
}
