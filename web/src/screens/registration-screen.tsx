import registration from '../features/registration/locales/cs.json' with { type: 'json' }
import { RegistrationPage } from '../features/registration/registration-page.tsx'

export const texts = { registration }

/** /registrace: the way in for new donors (spec §2). */
export function Component() {
  return <RegistrationPage />
}
