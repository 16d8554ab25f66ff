import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useSession } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './chat.module.css'
import { chatFields } from './chat-fields.ts'
import { useChatFrame } from './use-chat-frame.ts'

type ChatPanelProps = { url: string; onClose: () => void }

export function ChatPanel(props: ChatPanelProps) {
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
