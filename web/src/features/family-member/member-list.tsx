import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '../../shared/api/wire.ts'
import { useEditingLock } from '../../shared/editing/use-editing-lock.ts'
import { Button } from '../../shared/ui/button.tsx'
import { SavedNote } from '../../shared/ui/saved-note.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './family-member.module.css'
import { MainContactNote } from './main-contact-note.tsx'
import { MemberCard } from './member-card.tsx'
import { addButtonId, membersHeadingId } from './member-ids.ts'
import { isFixed } from './relations.ts'
import type { MemberView } from './use-member-view.ts'

type MemberListProps = {
  members: readonly FamilyMember[]
  /** Instant (ISO) of the last save on this page. */
  savedAt: string | undefined
  onShow: (view: MemberView) => void
}

/** Read-only while editing is locked. */
export function MemberList({ members, savedAt, onShow }: MemberListProps) {
  const { t } = useTranslation('family-member')
  const patients = members.filter(({ Relation }) => Relation === 'patient')
  const isLocked = useEditingLock().state === 'locked'
  return (
    <Stack as="section" gap={4} className={styles.list} aria-labelledby={membersHeadingId}>
      <Stack gap={1}>
        <h2 id={membersHeadingId} tabIndex={-1} className={styles.heading}>
          {t(($) => $.title)}
        </h2>
        <p className="soft">{t(($) => (members.length === 0 ? $.empty : $.lead))}</p>
      </Stack>
      <SavedNote savedAt={savedAt} />
      {members.length > 0 && (
        <ul className={styles.members} aria-labelledby={membersHeadingId}>
          {members.map((member) => (
            <MemberCard
              key={member.Id}
              member={member}
              isLocked={isLocked}
              isFixed={isFixed(member, patients)}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      {!isLocked && (
        <div>
          <Button id={addButtonId} onClick={() => onShow({ kind: 'add' })}>
            <UserPlus aria-hidden="true" /> {t(($) => $.add)}
          </Button>
        </div>
      )}
      <MainContactNote />
    </Stack>
  )
}
