import { useTranslation } from 'react-i18next'
import { FeedbackForm } from '../features/feedback/feedback-form.tsx'
import feedback from '../features/feedback/locales/cs.json' with { type: 'json' }
import nps from '../features/nps/locales/cs.json' with { type: 'json' }
import styles from '../features/nps/nps.module.css'
import { npsQuery } from '../features/nps/nps-queries.ts'
import { RatingPanel } from '../features/nps/rating-panel.tsx'
import { RatingWaiting } from '../features/nps/rating-waiting.tsx'
import { useApi } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import { useEmlid } from '../shared/navigation/emlid.ts'
import { useKnownPath } from '../shared/navigation/known-paths.tsx'
import { Link } from '../shared/navigation/navigation.tsx'
import { paths } from '../shared/paths.ts'
import { useSession } from '../shared/session/session-context.tsx'
import { Card } from '../shared/ui/card/card.tsx'
import { cx } from '../shared/ui/class-names.ts'

export const texts = { nps, feedback }

/** /muj-ucet/nps: the foundation's rating (rule 9.1), of the signed-in person or by a link from an e-mail. */
export function Component() {
  const emlid = useEmlid()
  const vote = useLoaded(npsQuery(useApi(), { emlid }))
  const { isLoggedIn } = useSession()
  const hasAccount = useKnownPath(paths.account)
  const { t } = useTranslation('nps')
  return (
    <Card as="section" variant="roomy" className={cx(styles.page, !isLoggedIn && styles.visitor)}>
      {hasAccount && (
        <p className="small">
          <Link className="standalone-link" to={paths.account}>
            {t(($) => $.back)}
          </Link>
        </p>
      )}
      {vote.data ? (
        <RatingPanel lastVote={vote.data} emlid={emlid} Feedback={FeedbackForm} />
      ) : (
        <RatingWaiting failure={vote.failure} onRetry={vote.retry} />
      )}
    </Card>
  )
}
