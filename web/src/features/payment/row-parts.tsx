import { ArrowLeftRight, Check, Clock } from 'lucide-react'
import type { Payment } from '#web/shared/api/wire.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import styles from './payment-rows.module.css'
import type { RowTexts } from './row-texts.ts'

export function RowDay({ day, texts }: { day: string; texts: RowTexts }) {
  return <span className="num">{texts.date(day)}</span>
}

export function Crowns({ crowns, texts }: { crowns: number; texts: RowTexts }) {
  return <span className="num">{texts.money(crowns)}</span>
}

const looks = {
  pending: { tone: 'wait', Icon: Clock },
  sent: { tone: 'ok', Icon: Check },
  reassigned: { tone: 'sky', Icon: ArrowLeftRight },
} as const

type PartProps = { payment: Payment; today: string; texts: RowTexts }

/** Design, „Money trail“. */
export function WhereItIs({ payment, today, texts }: PartProps) {
  const { state, shares, distributionOn, familiesShownFrom } = payment
  const { tone, Icon } = looks[state]
  return (
    <>
      <Chip tone={tone}>
        <Icon aria-hidden="true" />
        <span>{texts.state[state]}</span>
      </Chip>
      {state === 'pending' && (
        <p className="soft small">{today >= distributionOn ? texts.now : texts.next(distributionOn)}</p>
      )}
      {shares.length > 0 && <Families shares={shares} texts={texts} />}
      {shares.length === 0 && familiesShownFrom !== null && (
        <p className="soft small">{texts.familiesBy(familiesShownFrom)}</p>
      )}
      <Reason payment={payment} texts={texts} />
    </>
  )
}

function Families({ shares, texts }: { shares: Payment['shares']; texts: RowTexts }) {
  const isShared = shares.length > 1
  return (
    <ul className={styles.families}>
      {shares.map(({ familyId, recipientName, amount }) => (
        <li key={familyId}>
          <Link className="standalone-link" to={paths.familyProfile(familyId)}>
            {recipientName}
          </Link>
          {isShared && <span className="soft small num"> {texts.money(amount)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Why a payment went to another family, in the foundation's own text. */
export function Reason({ payment: { reassigned }, texts }: { payment: Payment; texts: RowTexts }) {
  if (reassigned === null) return null
  return (
    <p className={styles.reason}>
      <span className="soft">{texts.changedOn(reassigned.on)}</span> <span>{reassigned.reason}</span>
    </p>
  )
}
