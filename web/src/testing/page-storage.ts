const open = new Set<() => void>()

/** Closes the storages of all pages. The setup file calls it after each test, also for pages that the test left open. */
export function closePageStorages(): void {
  for (const close of open) close()
  open.clear()
}

/**
 * The storage of one page, until it is closed: a late response must not write into the next page of
 * a test.
 */
export function pageStorage(storage: Storage): { storage: Storage; close: () => void } {
  let isClosed = false
  const close = () => {
    isClosed = true
  }
  open.add(close)
  return {
    storage: {
      get length() {
        return storage.length
      },
      key: (index) => storage.key(index),
      getItem: (name) => storage.getItem(name),
      setItem: (name, value) => isClosed || storage.setItem(name, value),
      removeItem: (name) => isClosed || storage.removeItem(name),
      clear: () => isClosed || storage.clear(),
    },
    close,
  }
}
