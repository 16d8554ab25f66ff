import { createListeners } from '../listeners.ts'
import { inThisTab, VISITOR } from './draft-owner.ts'
import type { DraftDevice } from './draft-types.ts'

export type DeviceState = {
  read: () => DraftDevice
  /** Changes the given properties and notifies the listeners if a value differs. */
  update: (change: Partial<DraftDevice>) => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** The owner under which a person's draft is stored in the database. */
  ownerOf: (person: string) => string
}

/** Where drafts are stored: on the device, or in this tab only. */
export function createDeviceState(initial: DraftDevice): DeviceState {
  let device = initial
  const listeners = createListeners()

  return {
    read: () => device,
    update(change) {
      const next = { ...device, ...change }
      if (next.canStore === device.canStore && next.choice === device.choice) return
      device = next
      listeners.notify()
    },
    subscribe: listeners.subscribe,
    ownerOf(person) {
      const isOnDevice = device.canStore && (person !== VISITOR || device.choice === 'own')
      return isOnDevice ? person : inThisTab(person)
    },
  }
}
