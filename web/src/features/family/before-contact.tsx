import { EyeOff, HeartHandshake, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useSave } from '../../shared/api/use-save.ts'
import type { FamilyContact } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import { Row } from '../../shared/ui/stack.tsx'
import styles from './contact.module.css'
import { FocusedHeading } from './contact-details.tsx'
import { viewFamilyContact } from './family-queries.ts'
import { NoContact } from './no-contact.tsx'

type BeforeContactProps = { familyId: string; onShown: (contact: FamilyContact) => void; onCancel: () => void }

const points = [
  { key: 'kind', Icon: HeartHandshake },
  { key: 'private', Icon: EyeOff },
  { key: 'logged', Icon: NotebookPen },
] as const

/** The agreement before the contact of a family is shown (rule 8.3): one view in the log (rule 19.8). */
export function BeforeContact({ familyId, onShown, onCancel }: BeforeContactProps) {
  const { t } = useTranslation('family')
  const api = useApi()
  const { isSaving, save, failure } = useSave({
    mutationFn: (id: string, { idempotencyKey }) => viewFamilyContact(api, id, idempotencyKey),
    onSuccess: onShown,
  })

  if (failure?.error === 'contact-not-shared') {
    return (
      <div role="alert">
        <NoContact why="not-shared" />
      </div>
    )
  }
  return (
    <div className={styles.before}>
      <FocusedHeading>{t(($) => $.contact.before.title)}</FocusedHeading>
      <ul className={styles.points}>
        {points.map(({ key, Icon }) => (
          <li key={key} className={styles.point}>
            <Icon aria-hidden="true" />
            <span>{t(($) => $.contact.before[key])}</span>
          </li>
        ))}
      </ul>
      {failure && (
        <FailureBanner
          ns="family"
          section="contact.failed"
          failure={failure}
          title={t(($) => $.contact.failed.title)}
          actions={
            <CallUs as="span" line="donors">
              {t(($) => $.failed.call)}
            </CallUs>
          }
        />
      )}
      <Row gap={2}>
        <Button variant="primary" busy={isSaving} onClick={() => save(familyId)}>
          {t(($) => $.contact.before.agree)}
        </Button>
        <Button variant="link" onClick={onCancel}>
          {t(($) => $.contact.before.cancel)}
        </Button>
      </Row>
    </div>
  )
}
