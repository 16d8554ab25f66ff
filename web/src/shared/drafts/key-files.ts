/** A stored key: its name, and its bytes. */
export type KeyMaterial = { id: string; raw: Uint8Array<ArrayBuffer> }

/**
 * In the origin private file system: IndexedDB and localStorage hold deleted values for a long time. All functions
 * reject if the browser has none.
 */
export type KeyFiles = {
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  write: (key: KeyMaterial) => Promise<void>
  /** Does nothing if there is no such key. */
  remove: (id: string) => Promise<void>
}

const FOLDER = 'draft-keys'

/** Undefined if the browser has no private file system, or refuses it (as Firefox does in private windows). */
export async function openKeyFiles(): Promise<KeyFiles | undefined> {
  try {
    if (!('createWritable' in FileSystemFileHandle.prototype)) return undefined
    const root = await navigator.storage.getDirectory()
    return keyFilesIn(await root.getDirectoryHandle(FOLDER, { create: true }))
  } catch {
    return undefined
  }
}

function keyFilesIn(folder: FileSystemDirectoryHandle): KeyFiles {
  return {
    async read(id) {
      const handle = await folder.getFileHandle(id).catch(missing)
      const file = await handle?.getFile()
      return file && new Uint8Array(await file.arrayBuffer())
    },
    async write({ id, raw }) {
      const handle = await folder.getFileHandle(id, { create: true })
      const stream = await handle.createWritable()
      await stream.write(raw)
      await stream.close()
    },
    async remove(id) {
      await folder.removeEntry(id).catch(missing)
    },
  }
}

function missing(reason: unknown): undefined {
  if (reason instanceof DOMException && reason.name === 'NotFoundError') return undefined
  throw reason
}
