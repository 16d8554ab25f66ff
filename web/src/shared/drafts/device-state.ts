import { createListeners } from '../listeners.ts'
import { inThisTab, VISITOR } from './draft-owner.ts'
import type { DraftDevice } from './draft-types.ts'

/** Where drafts are stored: on the device, or in this tab only. */
export function createDeviceState(initial: DraftDevice) {
  let device = initial
  const listeners = createListeners()

  return {
    read: () => device,
    /** Changes the given properties and notifies the listeners if a value differs. */
    update(change: Partial<DraftDevice>) {
      const next = { ...device, ...change }
      if (next.canStore === device.canStore && next.choice === device.choice) return
      device = next
      listeners.notify()
    },
    subscribe: listeners.subscribe,
    /** The owner under which a person's draft is stored in the database. */
    ownerOf: (person: string) => {
      const isOnDevice = device.canStore && (person !== VISITOR || device.choice === 'own')
      return isOnDevice ? person : inThisTab(person)
    },
  }
}
