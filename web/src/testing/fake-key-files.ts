/**
 * The part of the origin private file system that the portal uses, in memory: one folder level,
 * files written in one piece.
 */
export class FakeFileHandle {
  readonly #files: Map<string, Blob>
  readonly #name: string

  constructor(files: Map<string, Blob>, name: string) {
    this.#files = files
    this.#name = name
  }

  getFile(): Promise<Blob | undefined> {
    return Promise.resolve(this.#files.get(this.#name))
  }

  createWritable() {
    const parts: BlobPart[] = []
    return Promise.resolve({
      write: (part: BlobPart) => Promise.resolve(void parts.push(part)),
      close: () => Promise.resolve(void this.#files.set(this.#name, new Blob(parts))),
    })
  }
}

/** A root directory, and the names of the files in its folders. */
export function createFakeFileSystem() {
  const folders = new Map<string, Map<string, Blob>>()
  const folderOf = (name: string) => {
    const files = folders.get(name) ?? new Map<string, Blob>()
    folders.set(name, files)
    const found = (file: string, isMade: boolean | undefined) => {
      if (files.has(file) || isMade) return Promise.resolve()
      return Promise.reject(new DOMException('There is no such file', 'NotFoundError'))
    }
    return {
      async getFileHandle(file: string, options?: { create?: boolean }) {
        await found(file, options?.create)
        return new FakeFileHandle(files, file)
      },
      async removeEntry(file: string) {
        await found(file, false)
        files.delete(file)
      },
    }
  }
  return {
    root: { getDirectoryHandle: (name: string) => Promise.resolve(folderOf(name)) },
    names: () => [...folders.values()].flatMap((files) => [...files.keys()]),
  }
}
