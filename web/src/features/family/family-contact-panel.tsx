import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyContact } from '../../shared/api/wire.ts'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import { BeforeContact } from './before-contact.tsx'
import { ContactDetails } from './contact-details.tsx'

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
