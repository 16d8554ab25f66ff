import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Language } from '../shared/api/credentials.ts'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | undefined>(undefined)

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** For the frame only: screens and features use the contexts of `shared`. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices outside ServicesProvider')
  return services
}

/** The language the user chose, whatever the language of the current page. */
export function useChosenLanguage(): Language {
  const { i18n } = useServices()
  const subscribe = (listener: () => void) => {
    i18n.on('languageChanged', listener)
    return () => i18n.off('languageChanged', listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => (i18n.language === 'en' ? 'en' : 'cs'),
    () => 'cs',
  )
}
