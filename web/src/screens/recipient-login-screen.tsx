import { HelpCard } from '../features/login-recipient/help-card.tsx'
import loginRecipient from '../features/login-recipient/locales/cs.json' with { type: 'json' }
import { RecipientLogin } from '../features/login-recipient/recipient-login.tsx'
import { Card } from '../shared/ui/card/card.tsx'
import styles from './recipient-login-screen.module.css'

export const texts = { 'login-recipient': loginRecipient }

/** /prijemce/prihlaseni: the login of families, Czech only (rule 2.2). */
export function Component() {
  return (
    <div className={styles.page}>
      <Card variant="roomy">
        <RecipientLogin />
      </Card>
      <HelpCard />
    </div>
  )
}
