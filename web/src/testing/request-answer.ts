import { draftNameOf } from '../features/help-request/use-begun-requests.ts'
import type { FormDefinition, FormFiles, HelpRequest, HelpRequestForm } from '../shared/api/wire.ts'
import { VISITOR } from '../shared/drafts/draft-owner.ts'
import type { FakeAnswers, ObservedCall } from './observed-send.ts'
import { success } from './people.ts'
import { storeDraft } from './store-draft.ts'

const SENT_AT = '2026-11-10T09:00:00.000Z'

/**
 * What a visitor has filled in before the page is opened, as the draft of a request that
 * `requestProvider` stores with one file.
 */
export function storeFilledRequest(): Promise<void> {
  return storeDraft(VISITOR, draftNameOf('oncological'), {
    'answer.patient-name': 'Tomáš Dvořák',
    'answer.contact-email': 'eva@example.com',
    'answer.story': 'Bylo to rychlé.',
    'note.passed.patient': 'yes',
    'note.passed.carer': 'yes',
    'note.passed.soubory': 'yes',
    'note.request-key': 'request-key-1',
    'note.uploaded': '["zpráva.pdf"]',
  })
}

/** A request form of two sections. */
export const requestForm: FormDefinition = {
  formId: 'request-oncological-1',
  title: 'Žádost o pomoc',
  sections: [
    {
      id: 'patient',
      title: 'Kdo je nemocný',
      items: [{ id: 'patient-name', itemType: 'text', question: 'Jméno a příjmení', required: true }],
    },
    {
      id: 'carer',
      title: 'Kdo se stará',
      items: [
        { id: 'contact-email', itemType: 'text', question: 'Váš e-mail', required: true, format: 'portal-email' },
        { id: 'story', itemType: 'multiline text', question: 'Váš příběh', required: false },
      ],
    },
  ],
}

export const noFiles: FormFiles = {
  categories: [
    {
      id: 'medical-report',
      label: 'Lékařská zpráva',
      isRequired: true,
      mayBeHandedOtherwise: false,
      needsIssueDate: true,
      mostMonthsOld: 6,
    },
  ],
  files: [],
  mostFiles: 20,
  totalLimit: 26_214_400,
}

export const withFiles = (...names: string[]): FormFiles => ({
  ...noFiles,
  files: names.map((name, index) => ({
    fileId: `file-${index + 1}`,
    category: 'medical-report',
    name,
    size: 1_000,
    uploadedAt: '2026-11-10T08:20:00.000Z',
    issuedOn: null,
  })),
})

export const requestOf = (traits: Partial<HelpRequest> = {}): HelpRequest => ({
  state: 'started',
  variant: 'oncological',
  form: requestForm,
  answers: null,
  remarks: [],
  note: '',
  files: noFiles,
  receiptNumber: null,
  expiresAt: '2026-12-10T09:00:00.000Z',
  ...traits,
})

export const receipt = { receiptNumber: 'Z-2026-0012', sentAt: SENT_AT, answerBy: '2026-11-24' }
export const alreadySent = {
  error_code: 409,
  error: 'request-already-sent',
  receiptNumber: 'Z-2026-0012',
  sentAt: SENT_AT,
} as const

export type Cut = 'lost before' | 'lost after' | 'without data' | 500 | 429
type Started = { files: string[]; isSent: boolean }

/**
 * The part of the provider that a request needs: starts, files and one submission, each executed
 * once per idempotency key. `cut` makes the next call of an operation fail, before or after it was
 * executed.
 */
export function requestProvider({ form = requestForm }: { form?: FormDefinition } = {}) {
  const requests = new Map<string, Started>()
  const done = new Map<string, object>()
  let next: { operation: string; how: Cut } | undefined

  function through(operation: string, call: ObservedCall, work: () => object) {
    const how = next?.operation === operation ? next.how : undefined
    if (how !== undefined) next = undefined
    if (how === 'lost before') throw new TypeError('Failed to fetch')
    if (how === 500) return { error_code: 500, error: 'internal-error' }
    if (how === 429)
      return Response.json({ error_code: 429, error: 'rate-limited' }, { headers: { 'Retry-After': '90' } })
    const key = call.headers.get('Idempotency-Key')
    const answer = (key === null ? undefined : done.get(key)) ?? work()
    if (key !== null) done.set(key, answer)
    if (how === 'lost after') throw new TypeError('Failed to fetch')
    if (how === 'without data') return success({ unexpected: 1 })
    return answer as ReturnType<typeof success>
  }

  const open = (call: ObservedCall, work: (request: Started) => object) => () => {
    const request = requests.get(call.headers.get('Access-Key') ?? '') ?? { files: [], isSent: false }
    return request.isSent ? alreadySent : work(request)
  }

  const answers: FakeAnswers = {
    'GET /helpRequestForms/oncological': (call) =>
      through('form', call, () => success<HelpRequestForm>({ variant: 'oncological', form, files: noFiles })),
    'POST /helpRequest': (call) =>
      through('start', call, () => {
        const accessKey = `request-key-${requests.size + 1}`
        requests.set(accessKey, { files: [], isSent: false })
        return success({ accessKey, request: requestOf({ form }) })
      }),
    'GET /helpRequest': (call) =>
      through(
        'read',
        call,
        open(call, ({ files }) => success(requestOf({ form, files: withFiles(...files) }))),
      ),
    'POST /helpRequest/files': (call) =>
      through(
        'upload',
        call,
        open(call, (request) => {
          request.files.push((call.body as Record<string, string>)['File[0]'] as string)
          return success(withFiles(...request.files))
        }),
      ),
    'POST /helpRequest/submission': (call) =>
      through(
        'send',
        call,
        open(call, (request) => {
          request.isSent = true
          return success(receipt)
        }),
      ),
  }
  return {
    answers,
    requests,
    cut: (operation: string, how: Cut) => {
      next = { operation, how }
    },
  }
}
