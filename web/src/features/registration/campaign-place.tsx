import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useCampaign } from './campaign.ts'
import styles from './campaign-note.module.css'

const Note = lazy(async () => ({ default: (await import('./campaign-note.tsx')).CampaignNote }))

/**
 * Room for the note, from the first paint for whoever comes by a campaign, so that nothing moves when it is said. What is in it comes after the
 * first render only: the prerendered page knows of no campaign, and without one nothing of it is fetched.
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
