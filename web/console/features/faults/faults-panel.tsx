import styles from '../../shared/faults.module.css'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { ReadyMadeFaults } from './ready-made-faults.tsx'

/** Faults of a world: those armed, those set by one click, and a form for the rest. */
export function FaultsPanel({ world }: { world: string }) {
  return (
    <div className={styles.columns}>
      <ReadyMadeFaults world={world} />
      <div className={styles.column}>
        <FaultList world={world} />
        <FaultForm world={world} />
      </div>
    </div>
  )
}
