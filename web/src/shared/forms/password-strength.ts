/** Rule 4.12; the contract's `NewPassword` refuses a shorter password. */
export const leastCharacters = 6

/** Rule 4.12: 1-5, plus too short. Advice only: no password is refused except one that is too short. */
export type PasswordStrength = 'too-short' | 1 | 2 | 3 | 4 | 5

/** `known` are words that others may know about the user: name, company, e-mail. */
export type RatePassword = (password: string, known: readonly string[]) => PasswordStrength

let loading: Promise<RatePassword> | undefined
let faultOf: ((password: string, own: readonly string[]) => string | null) | undefined

/** Loaded at the first key of a new password. Rejects without a network connection. */
export function loadPasswordRating(): Promise<RatePassword> {
  loading ??= Promise.all([
    import('../password-strength/estimate.ts'),
    import('#rules/passwords/password-fault.ts'),
  ]).then(
    ([{ estimateStrength }, { passwordFault }]) => {
      faultOf = passwordFault
      return (password, known) => (isTooShort(password) ? 'too-short' : estimateStrength(password, known))
    },
    (failure: unknown) => {
      // The next key tries again.
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** Counts code points, as the contract does. */
export function isTooShort(password: string): boolean {
  return Array.from(password).length < leastCharacters
}

/** Why the password is refused (rule 4.13). Undefined until the lists are loaded: the provider checks it too. */
export function knownPasswordFault(password: unknown, own: readonly string[]): string | undefined {
  return typeof password === 'string' ? (faultOf?.(password, own) ?? undefined) : undefined
}
