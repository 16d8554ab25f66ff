import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './family-profile.module.css'

export function ProfileWaiting() {
  return (
    <Card variant="flush">
      <div className={styles.hero}>
        <div className={styles.bone} aria-hidden="true" />
        <div className={styles.facts}>
          <Skeleton lines={4} />
        </div>
      </div>
    </Card>
  )
}
