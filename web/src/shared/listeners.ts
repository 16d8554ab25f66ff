type Listener<Args extends readonly unknown[]> = (...args: Args) => void

/** The listeners of a store. `subscribe` returns the function that unsubscribes. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const all = new Set<Listener<Args>>()
  return {
    subscribe: (listener: Listener<Args>): (() => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify: (...args: Args): void => {
      for (const listener of all) listener(...args)
    },
  }
}
