import { AppWindow, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { Button } from '../../../src/shared/ui/button.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { instantText } from '../../world/clock/prague-clock.ts'
import { CopyButton } from '../../world/copy-button.tsx'
import tools from '../shared/tools.module.css'
import type { SavedSnapshot } from './saved-snapshots.ts'
import styles from './snapshots.module.css'
import type { useSnapshots } from './use-snapshots.ts'

export type SnapshotRowProps = { snapshot: SavedSnapshot; snapshots: ReturnType<typeof useSnapshots> }

/** Where the link leads: the console shows the opened world's note and journal, and links to its portal. */
const INTO_CONSOLE = `?to=${encodeURIComponent('/sandbox/')}`

/** One snapshot: its time in its world, its link, its note, and a button that opens it. */
export function SnapshotRow({ snapshot, snapshots }: SnapshotRowProps) {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const note = useId()
  const { opening, setNote, forget } = snapshots
  const { id, world, link, at } = snapshot
  const moment = instantText(at, language)
  const isMine = opening.isPending && opening.variables.id === id
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong>{moment}</strong>
        <span className={tools.soft}>{t(($) => $.snapshots.ofWorld, { world })}</span>
        <CopyButton
          value={`${window.location.origin}${link}${INTO_CONSOLE}`}
          what={t(($) => $.snapshots.linkOf, { moment })}
          className={styles.link}
        />
      </div>
      <label className="visually-hidden" htmlFor={note}>
        {t(($) => $.snapshots.noteTo, { moment })}
      </label>
      <input
        id={note}
        className={styles.own}
        value={snapshot.note}
        maxLength={200}
        placeholder={t(($) => $.snapshots.note)}
        onChange={({ target }) => setNote(id, target.value)}
      />
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
