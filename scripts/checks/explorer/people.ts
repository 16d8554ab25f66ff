/** The people of the walks: donors by donor number, families by personal number. */
export const PASSWORD = 'andel123'

/** Jana pays by a recurring card; Nova has paid nothing yet; Petr pays by transfer; Souhlas must give the consent first. */
export const DONORS = ['10000001', '10000004', '10000009', '10000005'] as const

/** Those who may do all that a donor may. */
export const ABLE_DONORS = ['10000001', '10000004', '10000009'] as const

/** One for each status of a request; editing is always locked for the last. */
export const FAMILIES = ['2000001', '2000002', '2000003', '2000004', '2000009', '2000010'] as const

/** Of the main contact in the answers that the walk sends. */
const NEW_FAMILY_BIRTH = '1988-09-23'

const BIRTH_DATES: Readonly<Record<string, string>> = {
  '2000001': '1985-04-01',
  '2000002': '1986-05-02',
  '2000003': '1987-06-03',
  '2000004': '1988-07-04',
  '2000009': '1993-12-09',
  '2000010': '1980-01-10',
}

/** Families have seven digits, donors eight. */
export const isFamily = (who: string): boolean => /^\d{7}$/.test(who)

/** Of the main contact; a family whose request was approved has the one of the answers that the walk sends. */
export const birthDateOf = (who: string): string => BIRTH_DATES[who] ?? NEW_FAMILY_BIRTH
