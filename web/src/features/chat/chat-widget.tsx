import { MessageCircle, X } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './chat.module.css'
import { chatFields } from './chat-fields.ts'
import { useChatFrame } from './use-chat-frame.ts'

type ChatPanelProps = { url: string; onClose: () => void }

function ChatPanel(props: ChatPanelProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

/** Safe together only because the frame is never on the portal's origin (the server and ChatWidget check that). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

function Attempt({ url, onClose, onAgain }: ChatPanelProps & { onAgain: () => void }) {
  const { t } = useTranslation('chat')
  const { frame, state } = useChatFrame(url, chatFields(useSession()), onClose)
  return (
    <div className={styles.body}>
      <div role="status">
        {state === 'loading' && <Waiting>{t(($) => $.loading)}</Waiting>}
        {state === 'failed' && <Failed onAgain={onAgain} />}
      </div>
      <iframe
        ref={frame}
        src={url}
        title={t(($) => $.title)}
        className={cx(styles.frame, state !== 'ready' && styles.notYet)}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message}>
      <p className="visually-hidden">{children}</p>
      <Skeleton lines={4} />
    </div>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('chat')
  const { phones, email } = useConfig()
  return (
    <div className={styles.message}>
      <p>{t(($) => $.failed)}</p>
      <p className={styles.ways}>
        <PhoneLink {...phones.donors} />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Button onClick={onAgain}>{t(($) => $.again)}</Button>
    </div>
  )
}

/** Before a click nothing of the chat is fetched or sent. A closed panel preserves its frame for the same user. */
export function ChatWidget({ url }: { url: string }) {
  const { t } = useTranslation('chat')
  const { isOpen, isUsed, open, close, button, panel } = useChatWindow()
  const isSignedIn = useSession().isLoggedIn
  // The server refuses the portal's own origin if it knows it; the browser always knows it.
  if (new URL(url).origin === window.location.origin) return null
  return (
    <>
      <div className={styles.row}>
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          <MessageCircle aria-hidden="true" />
          <span>{t(($) => $.open)}</span>
        </button>
      </div>
      {isUsed && (
        <div ref={panel} role="dialog" aria-labelledby="chat-title" className={styles.panel} hidden={!isOpen}>
          <div className={styles.head}>
            <h2 id="chat-title">{t(($) => $.title)}</h2>
            <button type="button" className={styles.close} aria-label={t(($) => $.close)} onClick={close}>
              <X aria-hidden="true" />
            </button>
          </div>
          <p className={styles.note}>{isSignedIn ? t(($) => $.handedOver) : t(($) => $.visitor)}</p>
          <ChatPanel url={url} onClose={close} />
        </div>
      )}
    </>
  )
}

/** Opening moves the focus to the panel's close button; closing returns it. */
function useChatWindow() {
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const open = useCallback(() => {
    setUsed(true)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!isUsed) return
    if (isOpen) panel.current?.querySelector('button')?.focus({ preventScroll: true })
    else button.current?.focus({ preventScroll: true })
  }, [isOpen, isUsed])
  useEscape(isOpen, close, panel)
  return { isOpen, isUsed, open, close, button, panel }
}

/** From the panel or the page below it; a dialog over the page handles its own Escape. */
function useEscape(isOpen: boolean, close: () => void, panel: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    function hear(event: KeyboardEvent) {
      const within = (event.target as Element).closest('[role=dialog], [role=alertdialog]')
      if (event.key === 'Escape' && !event.defaultPrevented && (within === null || within === panel.current)) close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen, close, panel])
}
