import { Globe } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { QrCode } from '#web/shared/ui/qr/qr-code.tsx'
import { IdentityNumber } from '#web/shared/ui/spoken/identity-number.tsx'
import { Seen } from '#web/shared/ui/spoken/spoken.tsx'
import rows from './copy-row.module.css'
import { epc } from './epc.ts'
import { MAX_EUROS, readAmount } from './gift-amount.ts'
import { CopyRow, MethodCard } from './method-card.tsx'
import type { MethodProps } from './methods.tsx'
import styles from './qr.module.css'
import { QrActions } from './qr-actions.tsx'
import { inFours } from './written-account.ts'

/** The European QR code supports euros only. */
export function AbroadMethod({ recipient, gift: { angelNumber } }: MethodProps) {
  const { t } = useTranslation('giving')
  const { account } = recipient
  return (
    <MethodCard method="abroad" icon={Globe} title={t(($) => $.abroad.title)} lead={t(($) => $.abroad.lead)}>
      <dl className={rows.rows}>
        <CopyRow term={t(($) => $.terms.iban)} text={account.iban}>
          <IdentityNumber number={account.iban}>
            <span className={rows.fours}>
              {inFours(account.iban).map(({ place, four }) => (
                <Seen key={place}>{four}</Seen>
              ))}
            </span>
          </IdentityNumber>
        </CopyRow>
        <CopyRow term={t(($) => $.terms.bic)} text={account.bic} />
        <CopyRow term={t(($) => $.terms.payee)} text={account.payee} />
        <CopyRow term={t(($) => $.terms.bank)} text={account.bankName} />
        <CopyRow term={t(($) => $.terms.reference)} text={angelNumber}>
          <IdentityNumber number={angelNumber} />
        </CopyRow>
      </dl>
      <EuroCode recipient={recipient} angelNumber={angelNumber} />
    </MethodCard>
  )
}

function EuroCode({ recipient, angelNumber }: Pick<MethodProps, 'recipient'> & { angelNumber: string }) {
  const { t } = useTranslation('giving')
  const { account, tools } = recipient
  const [typed, setTyped] = useState('')
  const euros = readAmount(typed, 'euros')
  const matrix = tools.encodeQr(epc(account, { angelNumber, euros: euros.amount }))
  const facts = { iban: account.iban, number: angelNumber }
  const label =
    euros.amount === undefined
      ? t(($) => $.abroad.labelOpen, facts)
      : t(($) => $.abroad.label, { ...facts, euros: euros.amount })
  return (
    <>
      <div className="no-print">
        <NumberField
          name="euros"
          label={t(($) => $.abroad.euros)}
          hint={t(($) => $.abroad.eurosHint)}
          min={1}
          max={MAX_EUROS}
          optional
          currency="euros"
          understood={(given) => t(($) => $.abroad.understood, { euros: given })}
          error={euros.isGood ? undefined : t(($) => $.amount.wrong, { most: MAX_EUROS, example: 20 })}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
        />
      </div>
      {euros.isGood && (
        <figure className={styles.figure}>
          <QrCode matrix={matrix} label={label} />
          <figcaption className="soft small">{t(($) => $.abroad.caption)}</figcaption>
          <QrActions matrix={matrix} fileName={t(($) => $.abroad.fileName, { number: angelNumber })} />
        </figure>
      )}
    </>
  )
}
