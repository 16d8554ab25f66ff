import { Check, Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstContribution } from '#web/shared/api/wire.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './registration-done.module.css'
import { WingedHeart } from './winged-heart.tsx'

type RegistrationDoneProps = {
  angelNumber: string
  /** A donor who has just registered in this tab; others see the same page without the thanks. */
  isFresh: boolean
  email: string
  contribution: FirstContribution | undefined
  isSignedIn: boolean
  copyText: CopyText
  /** All payment methods; from another feature. */
  ways: ReactNode
}

/** The thank-you: the number, the chosen gift, all payment methods, and a page to print. */
export function RegistrationDone(props: RegistrationDoneProps) {
  const { angelNumber, isFresh, email, contribution, isSignedIn, copyText, ways } = props
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const lead = isFresh
    ? t(($) => (email === '' ? $.done.leadShort : $.done.lead), { email })
    : t(($) => $.done.leadLater)
  return (
    <div className={styles.page}>
      <header className={styles.thanks}>
        <div className={styles.text}>
          <h1>{t(($) => (isFresh ? $.done.title : $.done.titleLater))}</h1>
          <p className={styles.lead}>{lead}</p>
          <AngelNumber number={angelNumber} copyText={copyText} />
          {contribution && (
            <p className={styles.chosen}>
              <SpokenText
                text={t(($) => $.done.chosen[contribution.frequency], {
                  amount: formatMoney(contribution.amount, language),
                })}
              />
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <WingedHeart />
        </div>
      </header>
      {ways}
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t(($) => $.done.print)}
        </Button>
        {isSignedIn && (
          <Link className="standalone-link" to={paths.index}>
            {t(($) => $.done.home)}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Copies the text, or selects it on the page if the browser refuses to copy. */
type CopyText = (text: string, place: HTMLElement) => Promise<'copied' | 'selected'>

/** The donor's identifier, large enough to read out over the phone. */
function AngelNumber({ number, copyText }: { number: string; copyText: CopyText }) {
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
        <span role="status" className={styles.status}>
          {copied && t(($) => $.done[copied])}
        </span>
      </div>
      <p className={styles.hint}>{t(($) => $.done.numberHint)}</p>
    </div>
  )
}
