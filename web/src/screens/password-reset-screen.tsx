import passwordReset from '../features/password-reset/locales/cs.json' with { type: 'json' }
import { PasswordReset } from '../features/password-reset/password-reset.tsx'
import { useSession } from '../shared/session/session-context.tsx'
import { Card } from '../shared/ui/card/card.tsx'
import { cx } from '../shared/ui/class-names.ts'
import styles from './password-reset-screen.module.css'

export const texts = { 'password-reset': passwordReset }

/** /obnova-hesla: a forgotten password, for visitors and signed-in users (rule 2.3). */
export function Component() {
  const { isLoggedIn } = useSession()
  return (
    <div className={cx(styles.page, !isLoggedIn && styles.sky)}>
      <Card variant="roomy" className={styles.card}>
        <PasswordReset />
      </Card>
    </div>
  )
}
