import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { Family, FamilyContact } from '../../shared/api/wire.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { BeforeContact } from './before-contact.tsx'
import styles from './contact.module.css'
import { ContactDetails } from './contact-details.tsx'
import { familyQuery } from './family-queries.ts'
import { NoContact } from './no-contact.tsx'

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
