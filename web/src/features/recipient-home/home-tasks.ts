import type { DocumentOfType, FullUser, RecipientData } from '#web/shared/api/wire.ts'
import { hasHelpEnded } from '#web/shared/session/help-ended.ts'

export type HomeTask =
  | { readonly kind: 'document'; readonly type: string; readonly label: string; readonly due: string }
  /** Not requested yet, but expired or expiring. */
  | {
      readonly kind: 'paper'
      readonly type: string
      readonly label: string
      readonly ended: boolean
      readonly until: string
    }
  /** `isBegun`: this device has a draft of it. */
  | { readonly kind: 'renewal'; readonly due: string | null; readonly isBegun: boolean }
  | { readonly kind: 'members'; readonly count: number }
  | { readonly kind: 'account' | 'story' | 'photo' }

export type HomeTasks = {
  /** Tasks on which the help depends, the earliest deadline first. */
  readonly now: readonly HomeTask[]
  /** Tasks that are welcome and never required. */
  readonly sometime: readonly HomeTask[]
}

type User = Pick<FullUser, 'RecipientRequestStatus' | 'RecipientStatusOfRequest' | 'RecipientStatus' | 'Images'>

type Known = {
  /** The expired and the expiring ones. */
  documents?: readonly DocumentOfType[] | undefined
  isRenewalBegun?: boolean
}

/** The tasks of a family; none once its help has ended. */
export function homeTasks(
  user: User,
  record: RecipientData,
  { documents = [], isRenewalBegun = false }: Known = {},
): HomeTasks {
  if (hasHelpEnded(user)) return { now: [], sometime: [] }
  const dated: HomeTask[] = record.MissingDocuments.map(({ Type, Label, Due }) => ({
    kind: 'document',
    type: Type,
    label: Label,
    due: Due,
  }))
  if (isRenewalOpen(user)) dated.push({ kind: 'renewal', due: record.RenewalDate, isBegun: isRenewalBegun })
  dated.sort((one, other) => dueOf(one).localeCompare(dueOf(other)))
  // A member being removed from the family needs no more data.
  const count = record.FamilyMembers.filter(({ IsMissingData, Removal }) => IsMissingData && !Removal).length
  return {
    now: [
      ...dated,
      ...documents.map(
        ({ type, label, state, expiresOn }) =>
          ({ kind: 'paper', type, label, ended: state === 'expired', until: expiresOn ?? '' }) as const,
      ),
      ...(record.Account === null ? [{ kind: 'account' } as const] : []),
      ...(count > 0 ? [{ kind: 'members', count } as const] : []),
    ],
    sometime: [
      ...(record.LifeStory.trim() === '' ? [{ kind: 'story' } as const] : []),
      ...(user.Images.length === 0 ? [{ kind: 'photo' } as const] : []),
    ],
  }
}

/** Rule 10.15: the renewal is open in these states only. */
function isRenewalOpen({ RecipientRequestStatus: renewal, RecipientStatusOfRequest: request }: User): boolean {
  return renewal?.Id === 1 && (request?.Id === 8 || request?.Id === 9)
}

function dueOf(task: HomeTask): string {
  return ('due' in task ? task.due : null) ?? '9999'
}
