import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink } from '../../shared/api/wire.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useCopied } from '../../shared/ui/use-copied.ts'
import styles from './admin.module.css'
import { linkAddress } from './made-link.tsx'

/** Shows the address, selected for manual copying, only if the browser refuses to copy. */
export function CopyLink({ link }: { link: AdminLink }) {
  const { t } = useTranslation('admin')
  const place = useRef<HTMLElement>(null)
  const address = linkAddress(link)
  const { copied, copy } = useCopied(address, place)
  return (
    <span className={styles.copy}>
      <Button variant="link" onClick={copy}>
        {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{t(($) => $.copy.button)}</span>
        <span className="visually-hidden">{`: ${link.label}`}</span>
      </Button>
      <code ref={place} className={copied === 'selected' ? styles.url : 'visually-hidden'}>
        {address}
      </code>
      <span role="status" className="visually-hidden">
        {copied && t(($) => $.copy[copied])}
      </span>
    </span>
  )
}
