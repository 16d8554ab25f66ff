import { useQueryClient } from '@tanstack/react-query'
import { EyeOff, HeartHandshake, NotebookPen } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import type { Family, FamilyContact } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDateTime } from '#web/shared/format/date.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button, type ButtonVariant } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './contact.module.css'
import { ContactDetails, FocusedHeading } from './contact-details.tsx'
import { familyQuery, viewFamilyContact } from './family-queries.ts'

/** Why there is no contact, worded so that the donor does not feel refused. */
function NoContact({ why }: { why: 'not-shared' | 'help-ended' }) {
  const { t } = useTranslation('family')
  return <Banner title={t(($) => $.contact[why].title)}>{t(($) => $.contact[why].lead)}</Banner>
}

type BeforeContactProps = { familyId: string; onShown: (contact: FamilyContact) => void; onCancel: () => void }

const points = [
  { key: 'kind', Icon: HeartHandshake },
  { key: 'private', Icon: EyeOff },
  { key: 'logged', Icon: NotebookPen },
] as const

/** The agreement before the contact of a family is shown (rule 8.3): one view in the log (rule 19.8). */
function BeforeContact({ familyId, onShown, onCancel }: BeforeContactProps) {
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

type FamilyContactPanelProps = {
  familyId: string
  /** The family's name if the page has several such buttons. */
  opener?: { variant: ButtonVariant; name: string } | undefined
  onShown?: () => void
  /** Shown below until the contact is loaded. */
  children?: ReactNode
}

/** Only this component holds the contact: no query cache, no storage, not the back/forward cache. */
export function FamilyContactPanel({ familyId, opener, onShown, children }: FamilyContactPanelProps) {
  const { t } = useTranslation('family')
  const [isAsking, setAsking] = useState(false)
  const [wasClosed, setClosed] = useState(false)
  const [contact, setContact] = useState<FamilyContact>()
  useEffect(() => {
    const forget = () => setContact(undefined)
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
  }, [])

  function show(details: FamilyContact) {
    setContact(details)
    setAsking(false)
    onShown?.()
  }

  function close() {
    setAsking(false)
    setClosed(true)
  }

  if (contact) return <ContactDetails contact={contact} />
  if (isAsking) {
    return (
      <>
        <BeforeContact familyId={familyId} onShown={show} onCancel={close} />
        {children}
      </>
    )
  }
  return (
    <>
      <div>
        <Button
          variant={opener?.variant ?? 'primary'}
          autoFocus={wasClosed}
          aria-label={opener && t(($) => $.contact.showOf, { name: opener.name })}
          onClick={() => setAsking(true)}
        >
          {t(($) => $.contact.show)}
        </Button>
      </div>
      {children}
    </>
  )
}

export function FamilyContactSection({ familyId, contact }: { familyId: string; contact: Family['contact'] }) {
  const { t } = useTranslation('family')
  const client = useQueryClient()
  const { queryKey } = familyQuery(useApi(), familyId)
  if (contact.availability !== 'available') return <NoContact why={contact.availability} />
  return (
    <Card as="section" variant="roomy" className={styles.section}>
      <h2>{t(($) => $.contact.title)}</h2>
      <p>{t(($) => $.contact.lead)}</p>
      <FamilyContactPanel familyId={familyId} onShown={() => void client.invalidateQueries({ queryKey })}>
        <EarlierViews views={contact.views} />
      </FamilyContactPanel>
    </Card>
  )
}

/** The logged views of this donor: every view is transparent, the donor's own included. */
function EarlierViews({ views }: { views: readonly string[] }) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const [last] = views
  if (last === undefined) return null
  const when = formatDateTime(last, language)
  return (
    <p className="soft small">
      <SpokenText
        text={
          views.length === 1
            ? t(($) => $.contact.viewedOnce, { when })
            : t(($) => $.contact.viewed, { when, number: views.length })
        }
      />
    </p>
  )
}
