import { FILE_BYTES } from '../../domain/files/upload-rules.ts'
import { set } from '../../domain/state/change.ts'
import type { FormFile, HelpRequest, RequestKey } from '../../domain/state/help-request.ts'
import { dayAfter } from '../../domain/time/calendar-values.ts'
import { START_LIFE } from '../../resources/help-request/request-keys.rules.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES } from '../../resources/shared/form-files.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { REQUEST_KEYS, requestsOfDefault } from '../default/requests-of-default.ts'
import { editKey, tabKey, tabOf } from './states-of-mailed-links.ts'

const startKey = (now: number): RequestKey => ({
  key: 'req-pact-0000000001',
  requestId: 'request-pact',
  kind: 'start',
  createdAt: now,
  expiresAt: now + START_LIFE,
  usedAt: null,
  endedBy: null,
})

const aFile = (now: number, n: number, size = 182_044): FormFile => ({
  fileId: `request-state-${n}`,
  category: 'medical-report',
  name: `zpráva ${n}.pdf`,
  size,
  mediaType: 'application/pdf',
  uploadedAt: now,
  issuedOn: dayAfter(now, -8),
})

/** Started a moment ago, with these files. */
const started = (now: number, files: readonly FormFile[] = [aFile(now, 1)]): ProviderStateSetup => {
  const start = startKey(now)
  const request: HelpRequest = {
    requestId: start.requestId,
    variant: 'oncological',
    state: 'started',
    answers: null,
    files,
    remarks: [],
    note: '',
    receiptNumber: null,
    startedAt: now,
    sentAt: null,
    personId: null,
  }
  const [first] = files
  return {
    changes: [
      { path: ['helpRequests', request.requestId], value: request },
      { path: ['requestKeys', start.key], value: start },
    ],
    values: { accessKey: start.key, ...(first && { fileId: first.fileId }) },
  }
}

/** A request of the default scenario, by one of its keys; an edit link was opened in a tab. */
const known = (now: number, requestedKey: RequestKey): ProviderStateSetup => {
  const { key, kind, requestId } = requestedKey
  const fileId = requestsOfDefault.helpRequests[requestId]?.files[0]?.fileId ?? ''
  if (kind === 'start') return { values: { accessKey: key, fileId } }
  const changes = [set(['requestKeys', key], requestedKey), ...tabOf(now, 'help-request', key)]
  return { changes, values: { accessKey: tabKey, fileId } }
}

/** The rest of the limit is smaller than the smallest PDF; no single file is too large. */
const heavy = (now: number): readonly FormFile[] => {
  const full = Math.floor(FORM_FILES_BYTES / FILE_BYTES) - 1
  return [
    aFile(now, 1, FORM_FILES_BYTES - full * FILE_BYTES - 4),
    ...Array.from({ length: full }, (_, n) => aFile(now, n + 2, FILE_BYTES)),
  ]
}

const many = (now: number): readonly FormFile[] =>
  Array.from({ length: MAX_FORM_FILES }, (_, n) => aFile(now, n + 1, 1_000))

/** Requests for help, each returning an `accessKey`. */
export const statesOfRequests: ProviderStates = {
  'a request for help that was started': {
    needs: 'A request for help (oncological) that was started, with all required files.',
    setUp: ({ now }) => started(now),
  },
  'a request for help that is complete but for a file': {
    needs: 'A request for help that was started, without files.',
    setUp: ({ now }) => started(now, []),
  },
  'a request for help that the foundation returned': {
    needs: 'A request for help that the foundation returned with remarks, by an edit link that is still valid.',
    setUp: ({ now }) => known(now, editKey(now)),
  },
  'an edit link that is past its time': {
    needs: 'A returned request for help, by an edit link whose time is over.',
    setUp: ({ now }) => known(now, REQUEST_KEYS.past),
  },
  'a request for help that was sent': {
    needs: 'A request for help that was sent, by the key it was started with.',
    setUp: ({ now }) => known(now, REQUEST_KEYS.sent),
  },
  'a request for help whose files are nearly too large together': {
    needs: 'A started request for help whose files leave room for a few bytes.',
    setUp: ({ now }) => started(now, heavy(now)),
  },
  'a request for help with as many files as there may be': {
    needs: 'A started request for help with the largest number of files.',
    setUp: ({ now }) => started(now, many(now)),
  },
}
