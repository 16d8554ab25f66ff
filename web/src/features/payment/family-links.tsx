import type { Payment } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Money } from '../../shared/ui/money.tsx'
import styles from './payment.module.css'

/** To whom a payment went, each family a link to its story; with the parts where there are several. */
export function FamilyLinks({ shares }: { shares: Payment['shares'] }) {
  const isShared = shares.length > 1
  return (
    <ul className={styles.families}>
      {shares.map(({ familyId, recipientName, amount }) => (
        <li key={familyId}>
          <Link to={paths.familyProfile(familyId)}>{recipientName}</Link>
          {isShared && ' '}
          {isShared && (
            <span className="soft small">
              <Money crowns={amount} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
