import { ONCOLOGICAL_ANSWERS, OTHER_ANSWERS } from '#rules/forms/complete-answers.ts'
import type { FormFile, HelpRequest, RequestKey } from '../../domain/state/help-request.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { EDIT_LINK_LIFE } from '../../resources/help-request/edit-link.rules.ts'
import { START_LIFE } from '../../resources/help-request/request-keys.rules.ts'
import { prague } from '../people/build-donor.ts'

const aFile = (fileId: string, category: string, name: string, uploadedAt: Instant): FormFile => ({
  fileId,
  category,
  name,
  size: 182_044,
  mediaType: 'application/pdf',
  uploadedAt,
  issuedOn: category === 'medical-report' ? dayOf(uploadedAt).subtract({ days: 7 }).toString() : null,
})

const SENT: HelpRequest = {
  requestId: 'request-dolezalovi',
  variant: 'oncological',
  state: 'sent',
  answers: ONCOLOGICAL_ANSWERS,
  files: [aFile('request-report-1', 'medical-report', 'zpráva Motol říjen.pdf', prague('2026-10-27T20:31'))],
  remarks: [],
  note: '',
  receiptNumber: 'Z-2026-0001',
  startedAt: prague('2026-10-26T21:05'),
  sentAt: prague('2026-10-27T20:40'),
  personId: null,
}

/** Returned on the day of the scenario, with corrections to make. */
const RETURNED: HelpRequest = {
  requestId: 'request-benesovi',
  variant: 'other',
  state: 'returned',
  answers: {
    ...OTHER_ANSWERS,
    'patient-first-name': 'Viktorie',
    'patient-last-name': 'Benešová',
    'contact-first-name': 'Radek',
    'contact-last-name': 'Beneš',
    'contact-birth': '1985-02-11',
    'contact-email': 'benesovi@example.com',
    'contact-phone': '605333444',
    street: 'Polní',
    'house-number': '8',
    city: 'Chrudim',
    'postal-code': '537 01',
    'work-change': 'Žena zůstala s Viktorkou doma.',
    story: 'Viktorka je od narození nemocná. Snažíme se, aby měla dětství jako ostatní.',
    'help-wanted': 'Něco na inhalace.',
  },
  files: [aFile('request-report-3', 'medical-report', 'zpráva plicní.pdf', prague('2026-11-03T18:12'))],
  remarks: [
    { itemId: 'diagnosis', text: 'Opište prosím diagnózu celou, jak stojí v\u00a0lékařské zprávě.' },
    {
      itemId: 'help-wanted',
      text: 'Napište nám prosím, kolik za inhalace měsíčně platíte a\u00a0co z\u00a0toho hradí pojišťovna.',
    },
  ],
  note: 'Děkujeme, že jste nám napsali tak otevřeně. Chybí už jen málo, potom můžeme rozhodnout.',
  receiptNumber: 'Z-2026-0003',
  startedAt: prague('2026-11-03T18:02'),
  sentAt: prague('2026-11-03T18:20'),
  personId: null,
}

/** Returned as well, but the week of its link is over. */
const LEFT: HelpRequest = {
  ...RETURNED,
  requestId: 'request-markovi',
  answers: {
    ...OTHER_ANSWERS,
    'patient-first-name': 'Josef',
    'patient-last-name': 'Marek',
    'patient-birth': '1979-03-30',
    'contact-first-name': 'Josef',
    'contact-last-name': 'Marek',
    'contact-birth': '1979-03-30',
    'contact-relation': { chosen: [{ id: 'patient' }] },
    'contact-email': 'marek@example.com',
    'contact-phone': '605555666',
  },
  files: [aFile('request-report-2', 'medical-report', 'zpráva.pdf', prague('2026-10-28T10:01'))],
  remarks: [{ itemId: 'diagnosis', text: 'Opište prosím diagnózu celou.' }],
  note: '',
  receiptNumber: 'Z-2026-0002',
  startedAt: prague('2026-10-28T09:40'),
  sentAt: prague('2026-10-28T10:05'),
}

const started = (key: string, { requestId, startedAt, sentAt }: HelpRequest): RequestKey => ({
  key,
  requestId,
  kind: 'start',
  createdAt: startedAt,
  expiresAt: startedAt + START_LIFE,
  usedAt: sentAt,
  endedBy: null,
})

const toEdit = (key: string, { requestId }: HelpRequest, createdAt: Instant): RequestKey => ({
  key,
  requestId,
  kind: 'edit',
  createdAt,
  expiresAt: createdAt + EDIT_LINK_LIFE,
  usedAt: null,
  endedBy: null,
})

/** The keys are readable, so that a tester can type them: `/dotaznik-editace?odkaz=edit-rodina-2026`. */
export const REQUEST_KEYS = {
  sent: started('zadost-odeslana-2026', SENT),
  returned: started('zadost-vracena-2026', RETURNED),
  left: started('zadost-marek-2026', LEFT),
  edit: toEdit('edit-rodina-2026', RETURNED, prague('2026-11-10T10:00')),
  past: toEdit('edit-prosly-2026', LEFT, prague('2026-10-30T14:00')),
} as const satisfies Readonly<Record<string, RequestKey>>

/** One waits for the foundation, one was returned, and one was returned so long ago that its link has expired. */
export const requestsOfDefault: Pick<WorldState, 'helpRequests' | 'requestKeys'> = {
  helpRequests: Object.fromEntries([SENT, LEFT, RETURNED].map((request) => [request.requestId, request])),
  requestKeys: Object.fromEntries(Object.values(REQUEST_KEYS).map((key) => [key.key, key])),
}
