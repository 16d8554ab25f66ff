import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatFields } from './chat-fields.ts'

/** Messages between the portal and the page of the chat (docs/chat.md). */
const READY = 'portal-chat:ready'
const CLOSE = 'portal-chat:close'
const PERSON = 'portal-chat:person'

/** Milliseconds without a message from the chat after which the panel offers other contacts. */
export const CHAT_PATIENCE = 15_000

type ChatFrame = { frame: RefObject<HTMLIFrameElement | null>; state: 'loading' | 'ready' | 'failed' }

/** Accepts messages only from that frame on exactly that origin, and posts the fields only to it. */
export function useChatFrame(url: string, fields: ChatFields, onClose: () => void): ChatFrame {
  const { origin } = new URL(url)
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<ChatFrame['state']>('loading')
  const person = JSON.stringify(fields)

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), CHAT_PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    function hear({ origin: from, source, data }: MessageEvent<unknown>) {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      const type = (data as { type?: unknown } | null)?.type
      if (type === CLOSE) onClose()
      if (type !== READY) return
      setState('ready')
      frame.current.contentWindow.postMessage({ type: PERSON, person: JSON.parse(person) as ChatFields }, origin)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [origin, person, onClose])

  const isReady = state === 'ready'
  const handedOver = useRef(person)
  useEffect(() => {
    if (!isReady || handedOver.current === person) return
    handedOver.current = person
    frame.current?.contentWindow?.postMessage({ type: PERSON, person: JSON.parse(person) as ChatFields }, origin)
  }, [isReady, person, origin])

  return { frame, state }
}
