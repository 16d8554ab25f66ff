import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '../../shared/api/wire.ts'
import styles from './family-member.module.css'

/**
 * The form replaces the list after a click: its heading takes the focus, so that screen readers
 * announce it.
 */
export function MemberFormHeading({ id, member }: { id: string; member: FamilyMember | undefined }) {
  const { t } = useTranslation('family-member')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
      {member ? member.Name : t(($) => $.newMember)}
    </h2>
  )
}
