import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useCampaign } from './campaign.ts'
import styles from './campaign-note.module.css'

const Note = lazy(async () => ({ default: (await import('./campaign-note.tsx')).CampaignNote }))

/**
 * Reserves the space of the note from the first paint for a visitor with a campaign link, so that
 * the layout does not shift. Its content renders after the first render only: the prerendered page
 * knows no campaign, and without one nothing is fetched.
 */
export function CampaignNote() {
  const campaign = useCampaign()
  const isTakenOver = useSyncExternalStore(never, yes, no)
  if (isTakenOver && campaign === undefined) return null
  return (
    <div className={styles.place}>
      {isTakenOver && campaign && (
        <Suspense fallback={null}>
          <Note slug={campaign} />
        </Suspense>
      )}
    </div>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false
