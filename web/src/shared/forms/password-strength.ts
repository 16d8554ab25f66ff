/** Rule 4.12; the contract's `NewPassword` refuses a shorter password. */
export const leastCharacters = 6

/** Rule 4.12: 1-5, plus too short. Advice only: no password is refused except one that is too short. */
export type PasswordStrength = 'too-short' | 1 | 2 | 3 | 4 | 5

/** `known` are words that others may know about the user: name, company, e-mail. */
export type RatePassword = (password: string, known: readonly string[]) => PasswordStrength

let loading: Promise<RatePassword> | undefined
let isCommon: ((password: string) => boolean) | undefined

/** Loaded at the first key of a new password. Rejects without a network connection. */
export function loadPasswordRating(): Promise<RatePassword> {
  loading ??= Promise.all([
    import('../password-strength/estimate.ts'),
    import('#rules/passwords/common-password.ts'),
  ]).then(
    ([{ estimateStrength }, { isCommonPassword }]) => {
      isCommon = isCommonPassword
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

/** Whether the password is one of the most common ones (rule 4.13). False until the list is loaded: the provider checks it too. */
export function isKnownCommon(password: unknown): boolean {
  return typeof password === 'string' && isCommon?.(password) === true
}
