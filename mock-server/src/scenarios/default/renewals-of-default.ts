import type { FormFile } from '../../domain/state/help-request.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Renewal, RenewalRequest } from '../../domain/state/renewal.ts'
import { prague } from '../people/build-donor.ts'

const DUE_ON = '2026-11-30'

export const SENT_2000009 = prague('2026-11-03T20:04')
export const filesOf2000009: readonly FormFile[] = [
  {
    fileId: 'renewal-report-2026-11',
    category: 'medical-report',
    name: 'zpráva metabolická poradna.pdf',
    size: 199_530,
    mediaType: 'application/pdf',
    uploadedAt: prague('2026-11-03T19:42'),
    issuedOn: '2026-10-29',
  },
  {
    fileId: 'renewal-income-2026-11',
    category: 'income-confirmation',
    name: 'výplatní páska říjen.jpg',
    size: 1_088_121,
    mediaType: 'image/jpeg',
    uploadedAt: prague('2026-11-03T19:45'),
    issuedOn: null,
  },
]

const requestOf2000009: RenewalRequest = {
  kind: 'financial',
  householdMembers: 4,
  incomes: {
    wages: 41_200,
    business: 0,
    sickness: 0,
    pension: 0,
    parental: 0,
    'care-allowance': 4_900,
    benefits: 1_270,
    alimony: 0,
    other: 0,
  },
  expenses: {
    housing: 15_400,
    energy: 4_300,
    food: 13_800,
    treatment: 3_900,
    travel: 2_700,
    school: 1_450,
    loans: 0,
    other: 1_200,
  },
  treatment: { status: 203 },
  contributionUse:
    'Speciální nízkobílkovinné potraviny, které pojišťovna hradí jen zčásti, a\u00a0cesty na kontroly do Prahy. Letos i\u00a0kuchyňská váha, podle které Sofinka jídlo počítá sama.',
  message: 'Děkujeme, že díky vám jí Sofinka to, co jí nemoc dovolí, a\u00a0ještě si umí vybrat.',
  note: 'Od ledna nastoupím na tři čtvrtě úvazku, potvrzení pošlu hned, jak ho dostanu.',
  declarations: { isTrue: true, willReport: true, agreesToProcessing: true },
  handedOtherwise: [],
}

const open = (version: 1 | 2): Renewal => ({ version, dueOn: DUE_ON, files: [], sent: null })

/** Two families have an open renewal, one has sent it. */
export const renewalsOfDefault: Readonly<Record<PersonId, Renewal>> = {
  'p-2000002': open(1),
  'p-2000003': open(2),
  'p-2000009': {
    version: 1,
    dueOn: DUE_ON,
    files: filesOf2000009,
    sent: { receiptNumber: 'O-2026-0007', sentAt: SENT_2000009, request: requestOf2000009 },
  },
}
