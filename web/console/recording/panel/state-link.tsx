import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Problem } from '../../frame/problem.tsx'
import { Section } from '../../tools/shared/section.tsx'
import { snapshotAddress } from '../../tools/snapshots/saved-snapshots.ts'
import { useSnapshots } from '../../tools/snapshots/use-snapshots.ts'
import { CopyButton } from '../../world/copy-button.tsx'
import styles from './recording.module.css'

/** A link to the current state of the world; also saved among the snapshots of this browser. */
export function StateLink({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const { keeping } = useSnapshots(world)
  return (
    <Section title={t(($) => $.link.title)}>
      <div className={styles.form}>
        <p>{t(($) => $.link.words)}</p>
        <p>
          <Button busy={keeping.isPending} onClick={() => !keeping.isPending && keeping.mutate('')}>
            <Link2 aria-hidden="true" />
            {t(($) => $.link.make)}
          </Button>
        </p>
        <p role="status">
          {keeping.isSuccess && (
            <CopyButton value={snapshotAddress(keeping.data)} what={t(($) => $.link.what)} className={styles.run} />
          )}
        </p>
        {keeping.isError && <Problem problem={keeping.error} />}
      </div>
    </Section>
  )
}
