import { CalendarSync, CreditCard, Landmark, QrCode as QrIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import rows from './copy-row.module.css'
import type { Payee } from './giving-queries.ts'
import { CopyRow, MethodCard } from './method-card.tsx'
import { QrFigure } from './qr-figure.tsx'
import type { Gift } from './spayd.ts'
import { writtenAccount } from './written-account.ts'

/** A typed amount that cannot be read gets no code: the former one would pay something else. */
export type MethodGift = Gift & { isUnreadable?: boolean | undefined }
export type MethodProps = { recipient: Payee; gift: MethodGift; isMonthly: boolean }

export function CardMethod({ action, isMonthly }: { action: ReactNode; isMonthly: boolean }) {
  const { t } = useTranslation('giving')
  return (
    <MethodCard
      method="card"
      icon={CreditCard}
      variant="night"
      title={t(($) => $.card.title)}
      lead={t(($) => $.card[isMonthly ? 'monthly' : 'once'])}
    >
      <div>{action}</div>
    </MethodCard>
  )
}

export function QrMethod({ recipient, gift, isMonthly }: MethodProps) {
  const { t } = useTranslation('giving')
  return (
    <MethodCard
      method="qr"
      icon={QrIcon}
      title={t(($) => $.qr.title)}
      lead={t(($) => $.qr[isMonthly ? 'leadMonthly' : 'lead'])}
    >
      {gift.isUnreadable ? <p>{t(($) => $.qr.unreadable)}</p> : <QrFigure recipient={recipient} gift={gift} />}
    </MethodCard>
  )
}

/** Account, symbol and message, as every bank's form requires them. */
function PaymentRows({ recipient: { account }, gift: { angelNumber, amount } }: Omit<MethodProps, 'isMonthly'>) {
  const { t } = useTranslation('giving')
  const language = useLanguage()
  return (
    <>
      {amount !== undefined && (
        <CopyRow term={t(($) => $.terms.amount)} text={`${amount}`} variant="large">
          <SpokenText text={formatMoney(amount, language)} />
        </CopyRow>
      )}
      <CopyRow term={t(($) => $.terms.account)} text={writtenAccount(account.account)} variant="large">
        <IdentityNumber number={writtenAccount(account.account)} />
      </CopyRow>
      <CopyRow term={t(($) => $.terms.symbol)} text={angelNumber} variant="large">
        <IdentityNumber number={angelNumber} />
      </CopyRow>
      <CopyRow term={t(($) => $.terms.message)} text={account.message} />
    </>
  )
}

export function TransferMethod({ recipient, gift }: MethodProps) {
  const { t } = useTranslation('giving')
  return (
    <MethodCard method="transfer" icon={Landmark} title={t(($) => $.transfer.title)} lead={t(($) => $.transfer.lead)}>
      <dl className={rows.rows}>
        <PaymentRows recipient={recipient} gift={gift} />
      </dl>
    </MethodCard>
  )
}

/** For a single gift a hint that turns the transfer into a standing order. */
export function StandingOrderMethod({ recipient, gift, isMonthly }: MethodProps) {
  const { t } = useTranslation('giving')
  return (
    <MethodCard
      method="standing-order"
      icon={CalendarSync}
      title={t(($) => $.order.title)}
      lead={t(($) => $.order[isMonthly ? 'lead' : 'instead'])}
    >
      <dl className={rows.rows}>
        <div className={rows.row}>
          <dt className={rows.term}>{t(($) => $.order.how)}</dt>
          <dd className={rows.value}>{t(($) => $.order.monthly)}</dd>
        </div>
        <div className={rows.row}>
          <dt className={rows.term}>{t(($) => $.order.day)}</dt>
          <dd className={rows.value}>{t(($) => $.order.anyDay)}</dd>
        </div>
        {isMonthly && <PaymentRows recipient={recipient} gift={gift} />}
      </dl>
      <p className="soft small">{t(($) => $.order.end)}</p>
    </MethodCard>
  )
}
