import styles from '../features/consent/consent.module.css'
import { ConsentPanel, ConsentWaiting } from '../features/consent/consent-panel.tsx'
import { consentQuery } from '../features/consent/consent-queries.ts'
import consent from '../features/consent/locales/cs.json' with { type: 'json' }
import { useApi } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import { useEmlid } from '../shared/navigation/emlid.ts'
import { useSession } from '../shared/session/session-context.tsx'
import { Card } from '../shared/ui/card/card.tsx'
import { cx } from '../shared/ui/class-names.ts'

export const texts = { consent }

/** /zpracovani-osobnich-udaju: the consent on first entry, of the signed-in person or by a link from an e-mail (rule 2.8). */
export function Component() {
  const emlid = useEmlid()
  const state = useLoaded(consentQuery(useApi(), { emlid }))
  const { isLoggedIn } = useSession()
  return (
    <Card as="section" variant="roomy" className={cx(styles.page, !isLoggedIn && styles.visitor)}>
      {state.data ? (
        <ConsentPanel consent={state.data} emlid={emlid} />
      ) : (
        <ConsentWaiting failure={state.failure} onRetry={state.retry} />
      )}
    </Card>
  )
}
