import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import { AccountField } from './account-field.tsx'
import styles from './recipient-data.module.css'
import { RecordSection } from './record-section.tsx'
import { seeAccount } from './typed-account.ts'
import { useTyped } from './use-typed.ts'

type AccountSectionProps = { account: RecipientData['Account'] }

/** Without leading zeros: as people know it from their card. */
const withoutZeros = (digits = ''): string => digits.replace(/^0+/, '')

/** Three fields that read as one account, and the complete account below them. */
export function AccountSection({ account }: AccountSectionProps) {
  const { t } = useTranslation('recipient-data')
  const given = {
    'account.prefix': withoutZeros(account?.Prefix),
    'account.number': withoutZeros(account?.Number),
    'account.bankCode': account?.BankCode ?? '',
  }
  const { box, typed, follow } = useTyped(given)
  const seen = seeAccount({
    prefix: typed['account.prefix'],
    number: typed['account.number'],
    bankCode: typed['account.bankCode'],
  })
  const isEmpty = Object.values(typed).every((part) => part.trim() === '')
  return (
    <RecordSection id="data-account" title={t(($) => $.account.heading)} lead={t(($) => $.account.lead)}>
      <div ref={box} onChange={follow} className={styles.accountBox}>
        <AccountField given={given} bank={seen.bank} />
        <p role="status" className={styles.written}>
          {seen.written === undefined ? (
            <span className="soft">{t(($) => (isEmpty ? $.account.notYet : $.account.notWhole))}</span>
          ) : (
            <>
              {t(($) => $.account.written)} <strong>{seen.written}</strong>
            </>
          )}
        </p>
      </div>
      <p className="soft">{t(($) => $.account.announced)}</p>
    </RecordSection>
  )
}
