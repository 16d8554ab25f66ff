import { useRef, useState } from 'react'
import { PHOTO_EXTENSIONS } from '#web/shared/uploads/file-kinds.ts'
import { admittedFile, type FileRefusal } from '#web/shared/uploads/file-refusal.ts'
import { readyPhoto } from '#web/shared/uploads/shrink-photo.ts'

/** `before` is the size of the chosen file, in bytes. */
export type ReadyPhoto = { id: number; file: File; before: number }
export type RefusedPhoto = { name: string; size: number; why: FileRefusal }

type Chosen = { isPreparing: boolean; ready?: ReadyPhoto; refused?: RefusedPhoto }

/** Validated and shrunk as soon as it is chosen. A refused one does not replace the one before. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState<Chosen>({ isPreparing: false })
  const last = useRef(0)

  async function choose(file: File) {
    last.current += 1
    const id = last.current
    const before = file.size
    setChosen(({ ready }) => ({ isPreparing: true, ...(ready && { ready }) }))
    const made = await prepared(file)
    if (id !== last.current) return
    if (made instanceof File) setChosen({ isPreparing: false, ready: { id, file: made, before } })
    else refuse({ name: file.name, size: before, why: made })
  }

  function refuse(refused: RefusedPhoto) {
    setChosen(({ ready }) => ({ isPreparing: false, refused, ...(ready && { ready }) }))
  }

  return {
    ...chosen,
    choose,
    /** The provider refused the file: another one is needed. */
    reject: (refused: RefusedPhoto) => setChosen({ isPreparing: false, refused }),
  }
}

async function prepared(file: File): Promise<File | FileRefusal> {
  const admitted = await admittedFile(file, PHOTO_EXTENSIONS)
  return admitted instanceof File ? readyPhoto(admitted) : admitted
}
