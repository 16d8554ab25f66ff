import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { type Navigation, NavigationProvider } from '#web/shared/navigation/navigation.tsx'
import { AlertOutlet } from '../alerts/alert-outlet.tsx'
import cs from '../locales/cs.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import uploads from '../uploads/locales/cs.json' with { type: 'json' }
import uploadsEn from '../uploads/locales/en.json' with { type: 'json' }

export type RenderedUi = { user: UserEvent; container: HTMLElement; rerender: (node: ReactNode) => void }

/** Renders a component of the design system like the app: with Czech (or English) texts, a navigation and an alert outlet. */
export function renderUi(node: ReactNode, language: 'cs' | 'en' = 'cs'): RenderedUi {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    initAsync: false,
    lng: language,
    fallbackLng: 'cs',
    resources: { cs: { ui: cs, uploads }, en: { ui: en, uploads: uploadsEn } },
    interpolation: { escapeValue: false },
  })
  const user = userEvent.setup()
  const place = { pathname: '/test', search: '', hash: '', state: null }
  const navigation: Navigation = { place, go: () => undefined }
  const around = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <NavigationProvider navigation={navigation}>{children}</NavigationProvider>
      <AlertOutlet />
    </I18nextProvider>
  )
  const { container, rerender } = render(node, { wrapper: around })
  return { user, container, rerender }
}

/** The entries that the form would submit, as pairs. */
export function sentBy(form: HTMLFormElement): readonly (readonly [string, FormDataEntryValue])[] {
  return [...new FormData(form).entries()]
}
