import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { ConfirmDialog } from '../../../src/shared/ui/overlay/dialog.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Schemas } from '../../api/sandbox.ts'
import { FileImport } from '../../shared/file-import.tsx'
import { NotStored } from '../../shared/not-stored.tsx'
import { instantText } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import styles from '../../shared/snapshots.module.css'
import tools from '../../shared/tools.module.css'
import { snapshotsQuery, type useSnapshots } from '../../shared/use-snapshots.ts'

type Link = Schemas['SnapshotSummary']
type AllLinksProps = { snapshots: Pick<ReturnType<typeof useSnapshots>, 'opening' | 'deleting' | 'importing'> }

/** Every state link of the server, also those of other browsers: none of them is dropped, so they can be deleted here. */
export function AllLinks({ snapshots }: AllLinksProps) {
  const { t } = useTranslation('console-tools')
  const { data, error } = useQuery(snapshotsQuery)
  const [toDelete, setToDelete] = useState<Link>()
  const { deleting } = snapshots
  return (
    <Section title={t(($) => $.snapshots.all)}>
      {!data && (error ? <Problem problem={error} /> : <Skeleton lines={2} />)}
      {data && (
        <p className={tools.words}>
          {t(($) => $.snapshots.allWords, { count: data.snapshots.length, limit: data.limit })}
          <NotStored />
        </p>
      )}
      <ul className={tools.list}>
        {data?.snapshots.map((link) => (
          <LinkRow key={link.id} link={link} opening={snapshots.opening} onDelete={() => setToDelete(link)} />
        ))}
      </ul>
      {/* A state of another server. */}
      <FileImport
        label={t(($) => $.snapshots.fromFile)}
        accept="application/json,.json"
        importing={snapshots.importing}
        taken={() => t(($) => $.snapshots.added)}
        refused={(error) => (error instanceof SyntaxError ? t(($) => $.snapshots.noSnapshot) : undefined)}
      />
      {toDelete && (
        <ConfirmDialog
          isOpen
          title={t(($) => $.snapshots.deleteTitle, { title: titleOf(toDelete) })}
          confirmLabel={t(($) => $.snapshots.delete)}
          busy={deleting.isPending}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => deleting.mutate(toDelete.id, { onSuccess: () => setToDelete(undefined) })}
        >
          {t(($) => $.snapshots.deleteWords)}
          {deleting.isError && <Problem problem={deleting.error} />}
        </ConfirmDialog>
      )}
    </Section>
  )
}

type LinkRowProps = { link: Link; opening: AllLinksProps['snapshots']['opening']; onDelete: () => void }

function LinkRow({ link, opening, onDelete }: LinkRowProps) {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const title = titleOf(link)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.facts}>
          <strong>{title}</strong>
          <span className={tools.soft}>
            {t(($) => $.snapshots.ofWorld, { world: link.world })}, {instantText(link.at, language)}
          </span>
        </p>
        {link.note !== undefined && <p className={styles.facts}>{link.note}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          className={tools.control}
          aria-label={t(($) => $.snapshots.openLink, { title })}
          busy={opening.isPending && opening.variables.id === link.id}
          onClick={() => !opening.isPending && opening.mutate(link)}
        >
          {t(($) => $.snapshots.open)}
        </Button>
        <a href={`/sandbox/snapshots/${link.id}/file`} download aria-label={t(($) => $.snapshots.fileOf, { title })}>
          {t(($) => $.snapshots.file)}
        </a>
        <Button className={tools.control} aria-label={t(($) => $.snapshots.deleteThis, { title })} onClick={onDelete}>
          {t(($) => $.snapshots.delete)}
        </Button>
      </div>
    </li>
  )
}

const titleOf = ({ name, id }: Link): string => name ?? id
