import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstContribution } from '../../shared/api/wire.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { AngelNumber, type CopyText } from './angel-number.tsx'
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
