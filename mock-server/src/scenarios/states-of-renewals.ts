import { FILE_BYTES } from '../domain/files/upload-rules.ts'
import type { FormFile } from '../domain/state/help-request.ts'
import type { Renewal } from '../domain/state/renewal.ts'
import { MAX_RENEWAL_FILES, RENEWAL_BYTES } from '../resources/renewal/renewal-files.rules.ts'
import { RENEWAL_FORM } from '../resources/renewal/renewal-form.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { prague } from './build-donor.ts'
import { renewalsOfDefault } from './renewals-of-default.ts'

const person = (login: string) => ({ personId: `p-${login}`, scope: 'recipient' }) as const
const HANA = person('2000002')
const MONIKA = person('2000003')
const DENISA = person('2000009')

const file = (n: number, category: string, size = 182_044): FormFile => ({
  fileId: `renewal-state-${n}`,
  category,
  name: `příloha ${n}.pdf`,
  size,
  mediaType: 'application/pdf',
  uploadedAt: prague('2026-11-10T09:20'),
  issuedOn: category === 'medical-report' ? '2026-11-02' : null,
})

/** The first and the second are the required ones. */
const [REPORT, INCOME] = [file(1, 'medical-report'), file(2, 'income-confirmation')] as const

const holding = (
  { personId, ...caller }: ReturnType<typeof person>,
  files: readonly FormFile[] = [REPORT, INCOME],
): ProviderStateSetup => {
  const renewal: Renewal = { version: 1, dueOn: '2026-11-30', ...renewalsOfDefault[personId], files, sent: null }
  return {
    person: { personId, ...caller },
    changes: [{ path: ['renewals', personId], value: renewal }],
    values: { fileId: REPORT.fileId },
  }
}

const locked = (): ProviderStateSetup => {
  const open = holding(HANA)
  const lock = { path: ['people', HANA.personId, 'editingLock'], value: 'today' }
  return { ...open, changes: [...(open.changes ?? []), lock] }
}

/** The rest of the limit is smaller than the smallest PDF; no single file is too large. */
const heavy = (): readonly FormFile[] => {
  const full = Math.floor(RENEWAL_BYTES / FILE_BYTES) - 1
  const files = Array.from({ length: full }, (_, n) => file(n + 2, 'other', FILE_BYTES))
  return [file(1, 'medical-report', RENEWAL_BYTES - full * FILE_BYTES - 4), ...files]
}

const many = (): readonly FormFile[] => Array.from({ length: MAX_RENEWAL_FILES }, (_, n) => file(n + 1, 'other', 1_000))

const generic = (): ProviderStateSetup => {
  const open = holding(MONIKA)
  return { ...open, values: { ...open.values, formId: RENEWAL_FORM.formId } }
}

/** Renewals of 2000002 (version 1), 2000003 (version 2) and 2000009 (sent). */
export const statesOfRenewals: ProviderStates = {
  'a recipient whose renewal is open': () => holding(HANA),
  'a recipient whose generic renewal is open': generic,
  'a recipient whose renewal was sent': () => {
    const [sent] = renewalsOfDefault[DENISA.personId]?.files ?? []
    return { person: DENISA, values: { fileId: sent?.fileId ?? '' } }
  },
  'a recipient whose renewal is not open': () => ({ person: person('2000001') }),
  'a recipient whose renewal is open and account locked': locked,
  'a renewal whose files are nearly too large together': () => holding(HANA, heavy()),
  'a renewal with as many files as there may be': () => holding(HANA, many()),
}
