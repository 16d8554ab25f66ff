import commonPasswords from './common-passwords.json' with { type: 'json' }

const common: ReadonlySet<string> = new Set(commonPasswords)

/** Whether the password is one of the 1,000 most common ones (rule 4.13), ignoring case. Compared in NFC. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFC').toLowerCase())
