import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyContact } from '#web/shared/api/wire.ts'
import { formatDateTime } from '#web/shared/format/date.ts'
import { formatPhone } from '#web/shared/format/phone.ts'
import { type Description, DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { addressLines } from './address-lines.ts'
import styles from './contact.module.css'

/** Not printed with the story, because it is for this donor only. */
export function ContactDetails({ contact }: { contact: FamilyContact }) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  return (
    <div className={styles.details}>
      <FocusedHeading>{t(($) => $.contact.shown)}</FocusedHeading>
      <DescriptionList rows={useRows(contact)} />
      <Stack gap={1} className="soft small">
        <p>
          <SpokenText text={t(($) => $.contact.logged, { when: formatDateTime(contact.viewedAt, language) })} />
        </p>
        <p>{t(($) => $.contact.leaves)}</p>
      </Stack>
    </div>
  )
}

function useRows({ carerName, patientName, address, phone, email }: FamilyContact): Description[] {
  const { t } = useTranslation('family')
  const { t: ui } = useTranslation('ui')
  const lines = addressLines(address)
  return [
    { id: 'carer', term: t(($) => $.contact.carer), value: carerName },
    { id: 'patient', term: t(($) => $.contact.patient), value: patientName },
    ...(lines.length > 0 ? [{ id: 'address', term: t(($) => $.contact.address), value: <Lines lines={lines} /> }] : []),
    ...(phone
      ? [
          {
            id: 'phone',
            term: t(($) => $.contact.phone),
            value: (
              <PhoneLink
                href={`tel:${phone}`}
                text={formatPhone(
                  phone,
                  ui(($) => $.phone.extension),
                )}
              />
            ),
          },
        ]
      : []),
    ...(email
      ? [{ id: 'email', term: t(($) => $.contact.email), value: <a href={`mailto:${email}`}>{email}</a> }]
      : []),
  ]
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

/** Replaces another panel after a click: takes the focus, so that screen readers announce it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  )
}
