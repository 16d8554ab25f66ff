import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useCampaign } from './campaign.ts'

const Note = lazy(async () => ({ default: (await import('./campaign-note.tsx')).CampaignNote }))

/** After the first render only: the prerendered page knows of no campaign, and without one nothing of it is fetched. */
export function CampaignPlace() {
  const campaign = useCampaign()
  const isTakenOver = useSyncExternalStore(never, yes, no)
  if (!isTakenOver || campaign === undefined) return null
  return (
    <Suspense fallback={null}>
      <Note slug={campaign} />
    </Suspense>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false
