import { FILE_BYTES } from '../domain/files/upload-rules.ts'
import type { FormFile, HelpRequest, RequestKey } from '../domain/state/help-request.ts'
import { FILES_TOTAL, MAX_FILES } from '../resources/help-request/request-files.rules.ts'
import { START_LIFE } from '../resources/help-request/request-keys.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { defaultScenario } from './default-scenario.ts'
import { REQUEST_KEYS, requestsOfDefault } from './requests-of-default.ts'
import { tabKey, tabOf } from './states-of-mailed-links.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const STARTED: RequestKey = {
  key: 'req-pact-0000000001',
  requestId: 'request-pact',
  kind: 'start',
  createdAt: NOW,
  validUntil: NOW + START_LIFE,
  usedAt: null,
  endedBy: null,
}

const aFile = (n: number, size = 182_044): FormFile => ({
  fileId: `request-state-${n}`,
  category: 'medical-report',
  name: `zpráva ${n}.pdf`,
  size,
  mediaType: 'application/pdf',
  uploadedAt: NOW,
  issuedOn: '2026-11-02',
})

/** Started a moment ago, with these files. */
const started = (files: readonly FormFile[] = [aFile(1)]): ProviderStateSetup => {
  const request: HelpRequest = {
    requestId: STARTED.requestId,
    variant: 'oncological',
    state: 'started',
    answers: null,
    files,
    remarks: [],
    note: '',
    receiptNumber: null,
    startedAt: NOW,
    sentAt: null,
    personId: null,
  }
  const [first] = files
  return {
    changes: [
      { path: ['helpRequests', request.requestId], value: request },
      { path: ['requestKeys', STARTED.key], value: STARTED },
    ],
    values: { requestKey: STARTED.key, ...(first && { fileId: first.fileId }) },
  }
}

/** A request of the default scenario, by one of its keys; an edit link was opened in a tab. */
const known = ({ key, kind, requestId }: RequestKey): ProviderStateSetup => {
  const fileId = requestsOfDefault.helpRequests[requestId]?.files[0]?.fileId ?? ''
  if (kind === 'start') return { values: { requestKey: key, fileId } }
  return { changes: tabOf('help-request', key), values: { requestKey: tabKey, fileId } }
}

/** The rest of the limit is smaller than the smallest PDF; no single file is too large. */
const heavy = (): readonly FormFile[] => {
  const full = Math.floor(FILES_TOTAL / FILE_BYTES) - 1
  return [
    aFile(1, FILES_TOTAL - full * FILE_BYTES - 4),
    ...Array.from({ length: full }, (_, n) => aFile(n + 2, FILE_BYTES)),
  ]
}

const many = (): readonly FormFile[] => Array.from({ length: MAX_FILES }, (_, n) => aFile(n + 1, 1_000))

/** Requests for help, each returning a `requestKey`. */
export const statesOfRequests: ProviderStates = {
  'a request for help that was started': () => started(),
  'a request for help that is complete but for a file': () => started([]),
  'a request for help that the foundation returned': () => known(REQUEST_KEYS.edit),
  'an edit link that is past its time': () => known(REQUEST_KEYS.past),
  'a request for help that was sent': () => known(REQUEST_KEYS.sent),
  'a request for help whose files are nearly too large together': () => started(heavy()),
  'a request for help with as many files as there may be': () => started(many()),
}
