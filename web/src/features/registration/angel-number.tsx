import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { IdentityNumber } from '../../shared/ui/identity-number.tsx'
import styles from './angel-number.module.css'

/** Copies the text, or selects it on the page if the browser refuses to copy. */
export type CopyText = (text: string, place: HTMLElement) => Promise<'copied' | 'selected'>

/** The donor's identifier, large enough to read out over the phone. */
export function AngelNumber({ number, copyText }: { number: string; copyText: CopyText }) {
  const { t } = useTranslation('registration')
  const place = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState<'copied' | 'selected'>()

  async function copy() {
    if (place.current) setCopied(await copyText(number, place.current))
  }

  return (
    <div className={styles.box}>
      <p className={styles.label} id="angel-number-label">
        {t(($) => $.done.number)}
      </p>
      <p className={styles.number}>
        {/* biome-ignore lint/a11y/useSemanticElements: a number to be read, not the result of anything. */}
        <span ref={place} role="group" aria-labelledby="angel-number-label">
          <IdentityNumber number={number} />
        </span>
      </p>
      <div className={styles.copy}>
        <Button onClick={() => void copy()}>
          {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span>{t(($) => $.done.copy)}</span>
        </Button>
        <span role="status" className={styles.said}>
          {copied && t(($) => $.done[copied])}
        </span>
      </div>
      <p className={styles.hint}>{t(($) => $.done.numberHint)}</p>
    </div>
  )
}
