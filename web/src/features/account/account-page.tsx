import { FileText, Heart, IdCard, Image, KeyRound, LogOut, Mail, Receipt, ShieldOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownPaths } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { type Task, TaskList } from '../../shared/ui/task-list.tsx'
import styles from './account.module.css'
import { type AccountRow, accountGroups } from './account-groups.ts'
import { AccountHead } from './account-head.tsx'
import { useRowDetails } from './use-row-details.tsx'

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
