import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { QrCode } from '#web/shared/ui/qr/qr-code.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import type { Payee } from './giving-queries.ts'
import styles from './qr.module.css'
import { QrActions } from './qr-actions.tsx'
import { type Gift, spayd } from './spayd.ts'
import { writtenAccount } from './written-account.ts'

export function QrFigure({ recipient, gift }: { recipient: Payee; gift: Gift }) {
  const { t } = useTranslation('giving')
  const language = useLanguage()
  const { account, tools } = recipient
  const { angelNumber, amount } = gift
  const matrix = tools.encodeQr(spayd(account, gift))
  const facts = { account: writtenAccount(account.account), number: angelNumber }
  const label =
    amount === undefined
      ? t(($) => $.qr.labelOpen, facts)
      : t(($) => $.qr.label, { ...facts, amount: formatMoney(amount, language) })
  return (
    <figure className={styles.figure}>
      <QrCode matrix={matrix} label={label} />
      <figcaption className={styles.caption}>
        <span className={styles.sum}>{amount === undefined ? t(($) => $.qr.open) : <Money crowns={amount} />}</span>
        <span className="soft small">
          <SpokenText text={t(($) => $.qr.symbol, { number: angelNumber })} />
        </span>
      </figcaption>
      <QrActions matrix={matrix} fileName={t(($) => $.qr.fileName, { number: angelNumber })} />
    </figure>
  )
}
