import { useEffect, useEffectEvent, useState } from 'react'
import { RESTORED } from '#web/shared/forms/restored-event.ts'

/**
 * What is shown next to a control about its text: also about one typed before React started, and one restored from a
 * draft. Renders only when that changes. Call `follow` at each change.
 */
export function useOfText<T>(
  id: string,
  first: string | number | readonly string[] | undefined,
  derive: (text: string) => T,
) {
  const [shown, setShown] = useState(() => derive(String(first ?? '')))
  const follow = (text: string) => setShown(derive(text))
  const read = useEffectEvent((control: { value: string }) => follow(control.value))
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null
    if (!control) return
    const listen = () => read(control)
    listen()
    control.addEventListener(RESTORED, listen)
    return () => control.removeEventListener(RESTORED, listen)
  }, [id])
  return { shown, follow }
}
