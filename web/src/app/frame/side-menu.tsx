import {
  Camera,
  FilePenLine,
  FileText,
  HandHeart,
  HandHelping,
  Heart,
  HeartHandshake,
  History,
  House,
  IdCard,
  Images,
  KeyRound,
  Link2,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  ShieldOff,
  UserRound,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hiddenRecipientPaths } from '#web/features/notices/recipient-menu.ts'
import { Link, usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import type { SignedIn } from '#web/shared/session/session.ts'
import { admit } from '../admission.ts'
import type pages from '../pages/locales/cs.json'
import { type RouteEntry, routes } from '../routes.ts'
import styles from './side-menu.module.css'

/** Separate from the routes, because login pages have no menu. */
const menuIcons: Record<keyof typeof pages.menu, LucideIcon> = {
  donorHome: House,
  account: UserRound,
  donorProfile: IdCard,
  email: Mail,
  password: KeyRound,
  taxData: ReceiptText,
  documents: FileText,
  avatar: Camera,
  consentWithdrawal: ShieldOff,
  supportedFamilies: HeartHandshake,
  recipientHome: House,
  renewal: FilePenLine,
  recipientData: IdCard,
  recipientContacts: UsersRound,
  recipientPhotos: Images,
  contributionHistory: History,
  helpOffers: HandHelping,
  howToHelp: HandHeart,
  rating: Heart,
  payments: WalletCards,
  consentConfirmation: ShieldCheck,
  admin: House,
  linkGenerator: Link2,
}

type SideMenuProps = {
  session: SignedIn
  /** In the sheet of small screens, which also shows entries hidden on desktops. */
  inSheet?: boolean
  onLeave?: () => void
}

export function SideMenu({ session, inSheet = false, onLeave }: SideMenuProps) {
  const { t } = useTranslation('pages')
  const { pathname } = usePortalLocation()
  const entries = menuOf(session).filter(({ menu }) => inSheet || !menu.hiddenOnDesktop)
  if (entries.length === 0) return null
  return (
    <nav aria-label={t(($) => $.menuLabel)}>
      <ul className={styles.list}>
        {entries.map(({ path, menu: { label } }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.entry}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={() => onLeave?.()}
            >
              <MenuIcon label={label} />
              <span>{t(($) => $.menu[label])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuIcon({ label }: { label: keyof typeof menuIcons }) {
  const Icon = menuIcons[label]
  return <Icon aria-hidden="true" />
}

type MenuEntry = RouteEntry & { menu: NonNullable<RouteEntry['menu']> }

/** By menu order, then the order of the routes. A recipient's menu depends on their request (rule 10.15). */
export function menuOf(session: SignedIn): MenuEntry[] {
  const hidden = session.loginScope === 'recipient' ? hiddenRecipientPaths(session.fullUser) : new Set()
  const entries = routes
    .filter((entry): entry is MenuEntry => entry.menu !== undefined)
    .filter((entry) => isInMenuOf(session, entry) && !hidden.has(entry.path))
  entries.sort((one, other) => one.menu.order - other.menu.order)
  return entries
}

/** A page open to everyone is in a menu only if it names the scopes of that menu. */
function isInMenuOf(session: SignedIn, { scopes, menu }: MenuEntry): boolean {
  const own = menu.scopes ?? scopes
  return own !== '*' && admit(own, session, undefined) === 'show'
}
