import { accountKind } from '#web/shared/session/account-kind.ts'
import type { Session } from '#web/shared/session/session.ts'

/** All fields about the writer that the chat receives (rule 1.6, docs/chat.md). */
export type ChatFields = {
  name?: string
  email?: string
  angelNumber?: string
  corporateAccount?: 'yes' | 'no'
  /** `value (id)` */
  donorStatus?: string
  language: 'cs'
}

export function chatFields(session: Session): ChatFields {
  if (!session.isLoggedIn) return { language: 'cs' }
  const { displayName, email, personalNumber, fullUser } = session
  const { DonorStatus } = fullUser
  return {
    ...(displayName !== '' && { name: displayName }),
    ...(email !== '' && { email }),
    ...(personalNumber !== '' && { angelNumber: personalNumber }),
    corporateAccount: accountKind(fullUser).chatFlag,
    ...(DonorStatus && { donorStatus: `${DonorStatus.Value} (${DonorStatus.Id})` }),
    language: 'cs',
  }
}
