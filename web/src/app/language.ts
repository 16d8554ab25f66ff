import type { Language } from '../shared/api/credentials.ts'
import type { Session } from '../shared/session/session.ts'

/** Also read by the boot script, which hides the prerendered Czech page from users who chose English. */
export const LANGUAGE_KEY = 'language'

/** Pages of families and of applicants, in any spelling that the routes accept. The boot script has its own, simpler form. */
export function isRecipientPath(path: string): boolean {
  return /^\/(prijemce(\/|$)|dotaznik(-|\/|$))/i.test(path)
}

/** Whether a page is a recipient's: by its path for every user, and every page a recipient sees. */
export function isForRecipients(path: string, session: Session): boolean {
  return isRecipientPath(path) || (session.isLoggedIn && session.loginScope === 'recipient')
}

/** English is for donors only: recipients, and every user on recipients' pages, have Czech (rule 1.2). */
export function languageOf({ path, session, chosen }: { path: string; session: Session; chosen: Language }): Language {
  return isForRecipients(path, session) ? 'cs' : chosen
}

/** The language the user chose on this device; Czech by default. */
export function chosenLanguage(storage: Storage): Language {
  return storage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'cs'
}

export function saveLanguage(storage: Storage, language: Language): void {
  try {
    storage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
