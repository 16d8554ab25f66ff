import { FileText, Heart, IdCard, Image, KeyRound, LogOut, Mail, Receipt, ShieldOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { formatDate, formatDateTime } from '#web/shared/format/date.ts'
import { imageAddress } from '#web/shared/format/image-address.ts'
import { useKnownPaths } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useRenewAvatar } from '#web/shared/pictures/renew-pictures.ts'
import { accountKindOf } from '#web/shared/session/account-kind.ts'
import { listingKey } from '#web/shared/session/public-listing.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { Avatar } from '#web/shared/ui/avatar/avatar.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { type Task, TaskList } from '#web/shared/ui/task-list/task-list.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './account.module.css'

type AccountRow = 'profile' | 'email' | 'avatar' | 'taxData' | 'documents' | 'password' | 'rating' | 'withdrawal'

type AccountGroup = { id: 'data' | 'giving' | 'access' | 'foundation'; rows: readonly AccountRow[] }

/** Withdrawing the consent comes last. */
const accountGroups: readonly AccountGroup[] = [
  { id: 'data', rows: ['profile', 'email', 'avatar'] },
  { id: 'giving', rows: ['taxData', 'documents'] },
  { id: 'access', rows: ['password'] },
  { id: 'foundation', rows: ['rating', 'withdrawal'] },
]

function useRowDetails(session: SignedIn): Record<AccountRow, readonly string[]> {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { email, avatar, displayName, profile, fullUser } = session
  const { donor } = profile
  const { isCompany } = accountKindOf(session)
  const { Value: rating, Date: ratedOn } = fullUser.NPS
  const listing = donor?.publicListing
  const consent = donor?.personalDataConsentOn
  const documents = fullUser.Documents.length
  return {
    profile: [
      displayName,
      ...(donor ? [t(($) => $.targeting[donor.donationTargeting])] : []),
      ...(listing
        ? [
            t(($) => $.listing[listingKey(listing)], {
              when: formatDateTime(listing.changeDueAt ?? '', language),
            }),
          ]
        : []),
    ],
    email: [email === '' ? t(($) => $.noEmail) : email],
    avatar: [t(($) => (avatar === '' ? (isCompany ? $.avatarDrawnCompany : $.avatarDrawn) : $.avatarOwn))],
    taxData: donor ? [donor.taxData.name, t(($) => $.taxSubject[donor.taxData.subject])] : [],
    documents: [documents === 0 ? t(($) => $.noDocuments) : t(($) => $.documentsCount, { count: documents })],
    password: [t(($) => $.passwordDetail)],
    rating: [
      rating === null || ratedOn === null
        ? t(($) => $.notRated)
        : t(($) => $.rated, { value: rating, date: formatDate(ratedOn, language) }),
    ],
    withdrawal: [
      consent ? t(($) => $.consentSince, { date: formatDate(consent, language) }) : t(($) => $.withdrawalDetail),
    ],
  }
}

const rows: Record<AccountRow, { to: string; Icon: typeof Mail }> = {
  profile: { to: paths.donorProfile, Icon: IdCard },
  email: { to: paths.email, Icon: Mail },
  avatar: { to: paths.avatar, Icon: Image },
  taxData: { to: paths.taxData, Icon: Receipt },
  documents: { to: paths.documents, Icon: FileText },
  password: { to: paths.password, Icon: KeyRound },
  rating: { to: paths.rating, Icon: Heart },
  withdrawal: { to: paths.consentWithdrawal, Icon: ShieldOff },
}

type AccountPageProps = {
  session: SignedIn
  /** A document arrived since the previous login. The notices feature decides what is new. */
  hasNewDocument: boolean
}

export function AccountPage({ session, hasNewDocument }: AccountPageProps) {
  const { t } = useTranslation('account')
  const { refreshProfile } = useSessionActions()
  const known = useKnownPaths()
  const details = useRowDetails(session)
  const { isCompany } = accountKindOf(session)
  // The public list and the documents change without any action on this page.
  useEffect(() => void refreshProfile(), [refreshProfile])

  function taskOf(row: AccountRow): Task {
    const { to, Icon } = rows[row]
    return {
      id: row,
      to,
      icon: <Icon />,
      title: t(($) => (row === 'profile' && isCompany ? $.profileCompany : $[row])),
      detail: <Lines of={details[row]} />,
      chip: chipOf(row),
    }
  }
  function chipOf(row: AccountRow): Task['chip'] {
    if (row === 'email' && session.email === '') return { text: t(($) => $.emailMissing), tone: 'wait' }
    if (row === 'documents' && hasNewDocument) return { text: t(($) => $.newDocument), tone: 'ok' }
    return undefined
  }

  return (
    <Stack gap={5} className={styles.page}>
      <AccountHead session={session} />
      {accountGroups.map(({ id, rows: all }) => {
        const shown = all.filter((row) => known.has(rows[row].to))
        if (shown.length === 0) return null
        return (
          <section key={id} className={styles.group} aria-labelledby={`account-${id}`}>
            <h2 id={`account-${id}`}>{t(($) => (id === 'data' && isCompany ? $.dataCompany : $[id]))}</h2>
            <TaskList tasks={shown.map(taskOf)} />
          </section>
        )
      })}
      <div>
        <ButtonLink variant="secondary" to={paths.logout}>
          <LogOut aria-hidden="true" />
          {t(($) => $.logOut)}
        </ButtonLink>
      </div>
    </Stack>
  )
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}

function AccountHead({ session }: { session: SignedIn }) {
  const { t } = useTranslation('account')
  const { hosts } = useConfig()
  const language = useLanguage()
  const { isCompany } = accountKindOf(session)
  const since = session.fullUser.Giving?.Since
  return (
    <div className={styles.head}>
      <Avatar
        src={imageAddress(session.avatar, hosts.image)}
        gender={session.gender}
        size={88}
        renew={useRenewAvatar()}
      />
      <div className={styles.who}>
        <h1>{t(($) => (isCompany ? $.titleCompany : $.title))}</h1>
        <p className={styles.name} translate="no">
          {session.displayName}
        </p>
        <p className="soft num">
          <SpokenText text={t(($) => $.angelNumber, { number: session.personalNumber })} />
        </p>
        {since && (
          <p className="soft">
            <SpokenText text={t(($) => $.since, { date: formatDate(since, language) })} />
          </p>
        )}
        {isCompany && (
          <p>
            <Chip tone="sky">{t(($) => $.company)}</Chip>
          </p>
        )}
      </div>
    </div>
  )
}
