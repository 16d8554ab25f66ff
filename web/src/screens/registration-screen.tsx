import registration from '../features/registration/locales/cs.json' with { type: 'json' }
import { RegistrationPage } from '../features/registration/registration-page.tsx'

export const texts = { registration }

/** /registrace: the registration of donors (rule 2.4). */
export function Component() {
  return <RegistrationPage />
}
