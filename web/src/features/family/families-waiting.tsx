import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './supported-families.module.css'

/** The skeleton of a family's card while the families load. */
export function FamiliesWaiting() {
  return (
    <Card variant="flush" className={styles.card}>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.body}>
        <Skeleton shape="titled" lines={5} />
      </div>
    </Card>
  )
}
