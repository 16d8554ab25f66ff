import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#web/shared/ui/error-boundary.tsx'
import { useCampaign } from './campaign.ts'
import styles from './campaign-note.module.css'

const Note = lazy(async () => ({ default: (await import('./campaign-note.tsx')).CampaignNote }))

/** Reserves the space from the first paint; the prerendered page knows no campaign. */
export function CampaignNote() {
  const campaign = useCampaign()
  const isTakenOver = useSyncExternalStore(never, yes, no)
  if (isTakenOver && campaign === undefined) return null
  return (
    <div className={styles.place}>
      {isTakenOver && campaign && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Note slug={campaign} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false
