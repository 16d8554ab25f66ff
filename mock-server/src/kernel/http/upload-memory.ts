import { BusyError } from '../busy-error.ts'

/** What one call holds of the budget. */
export interface HeldMemory {
  /** Throws `BusyError` if the budget of the process is used up. */
  readonly hold: (bytes: number) => void
  readonly release: () => void
}

/** The bytes of uploads that the process holds in memory, for all calls together (rule 19.21). Counts bytes that have arrived. */
export class UploadMemory {
  #free: number

  constructor(bytes: number) {
    this.#free = bytes
  }

  forCall(): HeldMemory {
    let held = 0
    const add = (bytes: number) => {
      held += bytes
      this.#free -= bytes
    }
    return {
      hold: (bytes) => {
        if (bytes > this.#free) throw new BusyError('The memory for uploads is used up')
        add(bytes)
      },
      release: () => add(-held),
    }
  }
}
