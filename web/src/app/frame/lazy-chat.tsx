import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isChatHere } from '#web/features/chat/chat-admission.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { ErrorBoundary } from '#web/shared/ui/error-boundary.tsx'
import { whenIdle } from '#web/shared/when-idle.ts'
import { addTexts } from '../i18n.ts'
import { useServices } from '../services-context.tsx'
import styles from './lazy-chat.module.css'

type LateChatProps = { isForRecipients: boolean; children: ReactNode }

/** The notice (a child), and above it the button of a configured chat (rule 18.16), loaded when the page is idle. */
export function LazyChat({ isForRecipients, children }: LateChatProps) {
  const { chat } = useConfig()
  const { i18n } = useServices()
  const { pathname } = usePortalLocation()
  const session = useSession()
  const [Widget, setWidget] = useState<ComponentType<{ url: string }>>()
  const isHere = chat !== undefined && isChatHere({ pathname, session, isForRecipients })
  useEffect(() => {
    if (!isHere) return
    let isUnmounted = false
    async function load() {
      const { ChatWidget, texts } = await import('./chat-chunk.ts')
      await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
      if (!isUnmounted) setWidget(() => ChatWidget)
    }
    // If its code does not load, the page works without a chat.
    const callOff = whenIdle(() => void load().catch(() => {}))
    return () => {
      isUnmounted = true
      callOff()
    }
  }, [isHere, i18n])
  return (
    <div className={cx(styles.edge, isHere && Widget && styles.floating)}>
      {isHere && Widget && (
        <ErrorBoundary>
          <Widget url={chat.url} />
        </ErrorBoundary>
      )}
      {children}
    </div>
  )
}
