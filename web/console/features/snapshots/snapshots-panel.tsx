import { AppWindow, Camera, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { instantText } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { ofWorld, type SavedSnapshot, snapshotAddress } from '../../shared/saved-snapshots.ts'
import { Section } from '../../shared/section.tsx'
import styles from '../../shared/snapshots.module.css'
import { textOf } from '../../shared/text-of.ts'
import tools from '../../shared/tools.module.css'
import { useAddress } from '../../shared/use-address.ts'
import { isGone, useSnapshots } from '../../shared/use-snapshots.ts'
import { AllLinks } from './all-links.tsx'

type SnapshotRowProps = { snapshot: SavedSnapshot; snapshots: ReturnType<typeof useSnapshots> }

/** One snapshot: its time in its world, its link, its note, and a button that opens it. */
function SnapshotRow({ snapshot, snapshots }: SnapshotRowProps) {
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

/** Saves a snapshot of the world, with a note on its use. */
function SaveSnapshotForm({ keeping }: Pick<ReturnType<typeof useSnapshots>, 'keeping'>) {
  const { t } = useTranslation('console-tools')

  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        keeping.mutate(textOf(new FormData(form), 'note'), { onSuccess: () => form.reset() })
      }}
    >
      <div className={styles.note}>
        <TextField
          name="note"
          label={t(($) => $.snapshots.note)}
          hint={t(($) => $.snapshots.noteHint)}
          optional
          maxCharacters={200}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="primary" busy={keeping.isPending}>
        <Camera aria-hidden="true" />
        {t(($) => $.snapshots.keep)}
      </Button>
      {keeping.isError && <Problem problem={keeping.error} />}
    </form>
  )
}

/** A link that opens nothing leads here: `?stale=s-1`. */
const isOfStaleLink = () => new URLSearchParams(window.location.search).has('stale')

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
      {isOfStaleLink() && (
        <Banner tone="warn" role="status">
          {t(($) => $.snapshots.gone)}
        </Banner>
      )}
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
