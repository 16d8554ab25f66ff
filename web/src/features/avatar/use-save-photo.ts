import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { saveAvatar } from './avatar-queries.ts'
import { type Area, drawSquare } from './draw-square.ts'

type Sent = { square: string; file: File }

/** One call at a time. The same square repeated after a lost answer has the same key: it is saved once (rule 18.10). */
export function useSavePhoto(url: string, onSaved: () => void) {
  const api = useApi()
  const { store } = useSessionActions()
  const [progress, setProgress] = useState<number>()
  const { saveAsync } = useSave({
    mutationFn: ({ file, signal }: Sent & { signal: AbortSignal }, { idempotencyKey }) =>
      saveAvatar(api, file, idempotencyKey, setProgress, signal),
    body: ({ square }) => square,
  })
  const [failure, setFailure] = useState<unknown>()
  const under = useRef<AbortController>(undefined)
  const last = useRef<Sent>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  async function draw(area: Area): Promise<Sent> {
    const square = JSON.stringify(area)
    if (last.current?.square !== square) last.current = { square, file: await drawSquare(url, area) }
    return last.current
  }

  async function run(area: Area, { signal }: AbortController) {
    const { epoch } = store.current()
    const sent = await draw(area)
    if (signal.aborted) return
    const saved = await saveAsync({ ...sent, signal })
    store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
    onSaved()
  }

  async function save(area: Area) {
    if (under.current) return
    const attempt = new AbortController()
    under.current = attempt
    setFailure(undefined)
    setProgress(0)
    try {
      await run(area, attempt)
    } catch (cause) {
      if (attempt.signal.aborted) return
      if (!(cause instanceof ApiFailure && cause.isSuperseded)) setFailure(cause)
    } finally {
      if (under.current === attempt) {
        under.current = undefined
        setProgress(undefined)
      }
    }
  }

  function cancel() {
    under.current?.abort()
    under.current = undefined
    setProgress(undefined)
  }

  return { save, cancel, progress, failure }
}
