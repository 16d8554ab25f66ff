import { HandHeart, Heart, House, type LucideIcon, ShieldCheck } from 'lucide-react'
import type app from '../locales/cs.json'

/** One icon per entry of the menu; apart from the routes, for the login pages have no menu. */
export const menuIcons: Record<keyof typeof app.menu, LucideIcon> = {
  donorHome: House,
  recipientHome: House,
  howToHelp: HandHeart,
  rating: Heart,
  consentConfirmation: ShieldCheck,
}
