import type { ChangeEvent, ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientData } from '#web/shared/api/wire.ts'
import { typeInto } from '#web/shared/forms/fill-parts.ts'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import styles from './account.module.css'
import { JoinedField, type JoinedPart, PartLabel } from './joined-field.tsx'
import { RecordSection } from './record-section.tsx'
import { readWholeAccount, type SeenAccount, seeAccount } from './typed-account.ts'
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

  /** Whether the text is a whole account, which then fills all three fields. */
  function fillWhole(text: string): boolean {
    const whole = readWholeAccount(text)
    if (!whole) return false
    // In the order of the page. Each is a change of its own.
    const [prefix, number, bankCode] = Array.from(box.current?.querySelectorAll('input') ?? [])
    typeInto(prefix, whole.prefix)
    typeInto(number, whole.number)
    typeInto(bankCode, whole.bankCode)
    return true
  }

  function change({ target }: ChangeEvent<HTMLDivElement>) {
    if (!fillWhole((target as Element as HTMLInputElement).value)) follow()
  }

  /** Replaces the former account, wherever in it the cursor is. */
  function paste(event: ClipboardEvent) {
    if (fillWhole(event.clipboardData.getData('text'))) event.preventDefault()
  }

  const isEmpty = Object.values(typed).every((part) => part.trim() === '')
  return (
    <RecordSection id="data-account" title={t(($) => $.account.heading)} lead={t(($) => $.account.lead)}>
      <div ref={box} onChange={change} onPaste={paste} className={styles.accountBox}>
        <AccountField given={given} bank={seen.bank} />
        <p role="status" className={styles.written}>
          {seen.written === undefined ? (
            <span className="soft">{t(($) => (isEmpty ? $.account.notYet : $.account.notWhole))}</span>
          ) : (
            <>
              <span>{t(($) => $.account.written)}</span>{' '}
              <strong>
                <IdentityNumber number={seen.written} />
              </strong>
            </>
          )}
        </p>
      </div>
      <p className="soft">{t(($) => $.account.announced)}</p>
    </RecordSection>
  )
}

type AccountFieldProps = {
  given: Readonly<Record<'account.prefix' | 'account.number' | 'account.bankCode', string>>
  bank: SeenAccount['bank']
}

/** `prefix – number / code`, as printed on a card; the bank's name is shown after its code. */
function AccountField({ given, bank }: AccountFieldProps) {
  const { t } = useTranslation('recipient-data')
  const parts = {
    prefix: { name: 'account.prefix', label: t(($) => $.account.prefix) },
    number: { name: 'account.number', label: t(($) => $.account.number) },
    bankCode: { name: 'account.bankCode', label: t(($) => $.account.bankCode) },
  }
  return (
    <JoinedField name="account" label={t(($) => $.account.label)} hint={t(($) => $.account.hint)} parts={parts}>
      {(part) => (
        <div className={styles.account}>
          <div className={styles.accountLine}>
            <div className={styles.prefix}>
              <PartLabel of={part('prefix').id}>{parts.prefix.label}</PartLabel>
              <Digits part={part('prefix')} given={given['account.prefix']} />
            </div>
            <span className={styles.sign} aria-hidden="true">
              –
            </span>
            <div className={styles.number}>
              <PartLabel of={part('number').id}>{parts.number.label}</PartLabel>
              <Digits part={part('number')} given={given['account.number']} />
            </div>
          </div>
          <div className={styles.accountLine}>
            <span className={styles.sign} aria-hidden="true">
              /
            </span>
            <div className={styles.code}>
              <PartLabel of={part('bankCode').id}>{parts.bankCode.label}</PartLabel>
              <Digits part={part('bankCode')} given={given['account.bankCode']} />
            </div>
            <p role="status" className={styles.bank}>
              {bank.kind === 'known' && <span>{bank.name}</span>}
              {bank.kind === 'unknown' && <span className="soft small">{t(($) => $.account.unknownBank)}</span>}
            </p>
          </div>
        </div>
      )}
    </JoinedField>
  )
}

/** People copy an account as it is printed: spaces are removed before validation. */
function Digits({ part, given }: { part: JoinedPart; given: string }) {
  return (
    <input
      {...part}
      defaultValue={given}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      className={styles.digits}
    />
  )
}
