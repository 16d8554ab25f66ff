import { AppWindow, Check, Link2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../src/shared/ui/use-copied.ts'
import { secondOrigin, signInPath } from './second-origin.ts'
import styles from './second-window.module.css'

type SecondWindowLinkProps = { world: string; login: string; name: string; onOpen: () => void }

/** Signs a person in next to the one in the portal's window; beyond loopback by a link for a private window. */
export function SecondWindowLink({ world, login, name, onOpen }: SecondWindowLinkProps) {
  const { t } = useTranslation('console')
  const origin = secondOrigin(window.location)
  const path = signInPath(world, login)
  if (origin === undefined) return <PrivateWindowLink address={`${window.location.origin}${path}`} name={name} />
  return (
    <a
      className={styles.link}
      href={`${origin}${path}`}
      target="_blank"
      rel="noopener"
      onClick={onOpen}
      aria-label={t(($) => $.people.secondAs, { name })}
    >
      <AppWindow aria-hidden="true" />
      {t(($) => $.people.second)}
    </a>
  )
}

function PrivateWindowLink({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('console')
  const place = useRef<HTMLElement>(null)
  const { copied, copy } = useCopied(address, place)
  const isCopied = copied === 'copied'
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={isCopied ? t(($) => $.copied) : t(($) => $.people.privateAs, { name })}
      onClick={copy}
    >
      {isCopied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      {isCopied ? t(($) => $.copied) : t(($) => $.people.private)}
      <code ref={place} className="visually-hidden">
        {address}
      </code>
    </button>
  )
}
