import { CircleAlert, KeyRound, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '#web/shared/api/wire.ts'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import styles from './family-member.module.css'
import { MemberFacts } from './member-facts.tsx'
import { missingOf } from './missing-data.ts'
import type { MemberView } from './use-member-view.ts'

type MemberCardProps = {
  member: FamilyMember
  isLocked: boolean
  /** Only the foundation may remove them from the family. */
  isFixed: boolean
  onShow: (view: MemberView) => void
}

export function MemberCard({ member, isLocked, isFixed, onShow }: MemberCardProps) {
  const { t } = useTranslation('family-member')
  const { Id: memberId, Name, Relation, Gender, Removal } = member
  return (
    <Card as="li" className={styles.member}>
      <div>
        <h3 id={memberHeadingId(memberId)} tabIndex={-1} className={styles.heading} translate="no">
          {Name}
        </h3>
        <p className="soft">{t(($) => $.relation[Relation][Gender])}</p>
      </div>
      <Notes member={member} />
      <MemberFacts member={member} />
      {!isLocked && !Removal && (
        <Row gap={3}>
          <Button id={editButtonId(memberId)} onClick={() => onShow({ kind: 'edit', memberId })}>
            {t(($) => $.edit)}
            <span className="visually-hidden">{`: ${Name}`}</span>
          </Button>
          {!isFixed && (
            <Button
              id={removeButtonId(memberId)}
              variant="link"
              aria-haspopup="dialog"
              onClick={() => onShow({ kind: 'remove', memberId })}
            >
              {t(($) => $.removal.open)}
              <span className="visually-hidden">{`: ${Name}`}</span>
            </Button>
          )}
        </Row>
      )}
    </Card>
  )
}

/** The chip that matters most. */
function Notes({ member }: { member: FamilyMember }) {
  const { t } = useTranslation('family-member')
  const { IsMainContact, Removal } = member
  const missing = missingOf(member)
  if (!IsMainContact && !missing && !Removal) return null
  return (
    <div className={styles.notes}>
      {IsMainContact && (
        <Chip tone="sky">
          <KeyRound aria-hidden="true" />
          {t(($) => $.mainContact)}
        </Chip>
      )}
      {missing && !Removal && (
        <Chip tone="wait">
          <CircleAlert aria-hidden="true" />
          <span>{t(($) => $.missing[missing])}</span>
        </Chip>
      )}
      {Removal && (
        <>
          <Chip tone="wait">
            <UserMinus aria-hidden="true" />
            <SpokenText text={t(($) => $.removal.requested, { date: shortDay(Removal.RequestedAt) })} />
          </Chip>
          <p>
            <span className="soft">{t(($) => $.removal.reasonWas)}</span> <span>{Removal.Reason}</span>
          </p>
          <p className="soft">{t(($) => $.removal.staysUntil)}</p>
        </>
      )}
    </div>
  )
}

/** Element ids to which the focus moves. */
export const membersHeadingId = 'family-members'
export const addButtonId = 'family-member-add'
export const memberHeadingId = (memberId: string): string => `family-member-${memberId}`
export const editButtonId = (memberId: string): string => `family-member-edit-${memberId}`
export const removeButtonId = (memberId: string): string => `family-member-remove-${memberId}`
