import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import styles from './admin.module.css'
import { useCopied } from './use-copied.ts'

/**
 * The address to send, with a copy button; if copying is refused, the address stays selected for
 * manual copying.
 */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('admin')
  const place = useRef<HTMLElement>(null)
  const { copied, copy } = useCopied(address, place)
  return (
    <div className={styles.address}>
      <code ref={place} className={styles.url}>
        {address}
      </code>
      <Button variant="primary" onClick={copy}>
        {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {t(($) => $.copy.button)}
      </Button>
      <p role="status" className={styles.said}>
        {copied && t(($) => $.copy[copied])}
      </p>
    </div>
  )
}
