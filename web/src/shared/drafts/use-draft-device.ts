import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session-context.tsx'
import type { DraftDevice } from './drafts.ts'
import { useDrafts } from './drafts-context.tsx'

export function useDraftDevice(): DraftDevice {
  const drafts = useDrafts()
  return useSyncExternalStore(drafts.subscribeToDevice, drafts.device, drafts.device)
}

/** Where drafts of the person on this page are stored: on the device, or only as long as this tab is open. */
export function useDraftPlace(): 'device' | 'tab' {
  const { canStore, choice } = useDraftDevice()
  const { isLoggedIn } = useSession()
  return canStore && (isLoggedIn || choice === 'own') ? 'device' : 'tab'
}
