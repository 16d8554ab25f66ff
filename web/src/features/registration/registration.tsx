import { RegistrationForm } from './registration-form.tsx'
import { SignInPending } from './sign-in-pending.tsx'
import { useRegistration } from './use-registration.ts'

/** The form; once the account is open, whatever still stands between its person and the thank-you. */
export function Registration() {
  const flow = useRegistration()
  if (flow.opened) return <SignInPending opened={flow.opened} onSignIn={flow.signIn} />
  return <RegistrationForm flow={flow} />
}
