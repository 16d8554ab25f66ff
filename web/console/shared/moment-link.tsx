import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../src/shared/ui/button/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { OnlyOnThisComputer } from './only-on-this-computer.tsx'
import { Problem } from './problem.tsx'
import { snapshotAddress } from './saved-snapshots.ts'
import styles from './snapshots.module.css'
import { useSnapshots } from './use-snapshots.ts'

/** Makes a link to a copy of the world as it is now; also saved among the snapshots of this browser. */
export function MomentLink({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { keeping } = useSnapshots(world)
  return (
    <section className={styles.share}>
      <h3>{t(($) => $.snapshots.copyTitle)}</h3>
      <p>{t(($) => $.snapshots.copyWords)}</p>
      <p>
        <Button busy={keeping.isPending} onClick={() => !keeping.isPending && keeping.mutate('')}>
          <Link2 aria-hidden="true" />
          {t(($) => $.snapshots.make)}
        </Button>
      </p>
      <p role="status">
        {keeping.isSuccess && (
          <CopyButton
            value={snapshotAddress(keeping.data)}
            what={t(($) => $.snapshots.copyLink)}
            className={styles.link}
          />
        )}
      </p>
      {keeping.isSuccess && <OnlyOnThisComputer />}
      {keeping.isError && <Problem problem={keeping.error} />}
    </section>
  )
}
