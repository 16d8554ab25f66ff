import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Problem } from '../../frame/problem.tsx'
import { Section } from '../../tools/shared/section.tsx'
import { useSnapshots } from '../../tools/snapshots/use-snapshots.ts'
import { CopyButton } from '../../world/copy-button.tsx'
import type { RecordedStep } from '../queries.ts'
import { recordingQuery } from '../queries.ts'
import styles from './recording.module.css'

/**
 * A link to the current state of the world, on the page of the recording; also saved among the
 * snapshots of this browser.
 */
export function StateLink({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const { keeping } = useSnapshots(world)
  const { data } = useQuery(recordingQuery(world))
  const page = lastPageOf(data?.steps ?? [])
  return (
    <Section title={t(($) => $.link.title)}>
      <div className={styles.form}>
        <p>{t(($) => $.link.words, { page })}</p>
        <p>
          <Button busy={keeping.isPending} onClick={() => !keeping.isPending && keeping.mutate('')}>
            <Link2 aria-hidden="true" />
            {t(($) => $.link.make)}
          </Button>
        </p>
        <p role="status">
          {keeping.isSuccess && (
            <CopyButton
              value={`${window.location.origin}${keeping.data.link}?to=${encodeURIComponent(page)}`}
              what={t(($) => $.link.what)}
              className={styles.run}
            />
          )}
        </p>
        {keeping.isError && <Problem problem={keeping.error} />}
      </div>
    </Section>
  )
}

/** Path of the portal's page that was last seen or opened. */
function lastPageOf(steps: readonly RecordedStep[]): string {
  const at = steps.findLast((step) => step.kind === 'go' || (step.kind === 'see' && step.role === 'address'))
  if (at?.kind === 'go') return at.path
  return at?.kind === 'see' ? at.text : '/'
}
