import { FILE_BYTES } from '../../domain/files/upload-rules.ts'
import type { FormFile } from '../../domain/state/help-request.ts'
import type { Renewal } from '../../domain/state/renewal.ts'
import { dayAfter } from '../../domain/time/calendar-values.ts'
import { RENEWAL_FORM } from '../../resources/renewal/renewal-form.rules.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES } from '../../resources/shared/form-files.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { renewalsOfDefault } from '../default/renewals-of-default.ts'

const person = (login: string) => ({ personId: `p-${login}`, scope: 'recipient' }) as const
const HANA = person('2000002')
const MONIKA = person('2000003')
const DENISA = person('2000009')

const file = (now: number, n: number, category: string, size = 182_044): FormFile => ({
  fileId: `renewal-state-${n}`,
  category,
  name: `příloha ${n}.pdf`,
  size,
  mediaType: 'application/pdf',
  uploadedAt: now - 40 * 60_000,
  issuedOn: category === 'medical-report' ? dayAfter(now, -8) : null,
})

/** The first and the second are the required ones. */
const requiredFiles = (now: number) => [file(now, 1, 'medical-report'), file(now, 2, 'income-confirmation')] as const

const holding = (
  now: number,
  { personId, ...caller }: ReturnType<typeof person>,
  files: readonly FormFile[] = requiredFiles(now),
): ProviderStateSetup => {
  const renewal: Renewal = { version: 1, ...renewalsOfDefault[personId], dueOn: dayAfter(now, 20), files, sent: null }
  return {
    person: { personId, ...caller },
    changes: [{ path: ['renewals', personId], value: renewal }],
    values: { fileId: requiredFiles(now)[0].fileId },
  }
}

const locked = (now: number): ProviderStateSetup => {
  const open = holding(now, HANA)
  const lock = { path: ['people', HANA.personId, 'editingLock'], value: 'today' }
  return { ...open, changes: [...(open.changes ?? []), lock] }
}

/** The rest of the limit is smaller than the smallest PDF; no single file is too large. */
const heavy = (now: number): readonly FormFile[] => {
  const full = Math.floor(FORM_FILES_BYTES / FILE_BYTES) - 1
  const files = Array.from({ length: full }, (_, n) => file(now, n + 2, 'other', FILE_BYTES))
  return [file(now, 1, 'medical-report', FORM_FILES_BYTES - full * FILE_BYTES - 4), ...files]
}

const many = (now: number): readonly FormFile[] =>
  Array.from({ length: MAX_FORM_FILES }, (_, n) => file(now, n + 1, 'other', 1_000))

const generic = (now: number): ProviderStateSetup => {
  const open = holding(now, MONIKA)
  return { ...open, values: { ...open.values, formId: RENEWAL_FORM.formId } }
}

/** Renewals of 2000002 (version 1), 2000003 (version 2) and 2000009 (sent). */
export const statesOfRenewals: ProviderStates = {
  'a recipient whose renewal is open': {
    needs: 'A family with an open renewal, version 1 (financial), with all required files and time left.',
    setUp: ({ now }) => holding(now, HANA),
  },
  'a recipient whose generic renewal is open': {
    needs: 'A family with an open renewal, version 2 (generic form), with all required files and time left.',
    setUp: ({ now }) => generic(now),
  },
  'a recipient whose renewal was sent': {
    needs: 'A family whose renewal was sent.',
    setUp: () => {
      const [sent] = renewalsOfDefault[DENISA.personId]?.files ?? []
      return { person: DENISA, values: { fileId: sent?.fileId ?? '' } }
    },
  },
  'a recipient whose renewal is not open': {
    needs: 'A family that has no renewal now.',
    setUp: () => ({ person: person('2000001') }),
  },
  'a recipient whose renewal is open and account locked': {
    needs: 'A family with an open renewal whose account is read-only because a payout is near.',
    setUp: ({ now }) => locked(now),
  },
  'a renewal whose files are nearly too large together': {
    needs: 'An open renewal whose files leave room for a few bytes.',
    setUp: ({ now }) => holding(now, HANA, heavy(now)),
  },
  'a renewal with as many files as there may be': {
    needs: 'An open renewal with the largest number of files.',
    setUp: ({ now }) => holding(now, HANA, many(now)),
  },
}
