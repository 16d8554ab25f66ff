import {
  Camera,
  FileText,
  HandHeart,
  Heart,
  HeartHandshake,
  House,
  IdCard,
  KeyRound,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  ShieldOff,
  UserRound,
  WalletCards,
} from 'lucide-react'
import type app from '../locales/cs.json'

/** One icon per entry of the menu; apart from the routes, for the login pages have no menu. */
export const menuIcons: Record<keyof typeof app.menu, LucideIcon> = {
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
  howToHelp: HandHeart,
  rating: Heart,
  payments: WalletCards,
  consentConfirmation: ShieldCheck,
}
