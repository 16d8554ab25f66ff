import { ONCOLOGICAL_ANSWERS } from '#rules/forms/complete-answers.ts'
import type { FormFile, HelpRequest, RequestKey } from '../domain/state/help-request.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { EDIT_LINK_LIFE } from '../resources/help-request/edit-link.rules.ts'
import {
  type ClosedRequest,
  type OpenRequest,
  openRequest,
  START_LIFE,
} from '../resources/help-request/request-keys.rules.ts'
import { aWorld, NOW } from './people.ts'

export const aStoredFormFile = (given: Partial<FormFile> = {}): FormFile => ({
  fileId: 'file-1',
  category: 'medical-report',
  name: 'zpráva.pdf',
  size: 100_000,
  mediaType: 'application/pdf',
  uploadedAt: NOW,
  issuedOn: '2026-11-02',
  ...given,
})

/** Started now, with a medical report. */
export const aRequest = (given: Partial<HelpRequest> = {}): HelpRequest => ({
  requestId: 'request-1',
  variant: 'oncological',
  state: 'started',
  answers: null,
  files: [aStoredFormFile()],
  remarks: [],
  note: '',
  receiptNumber: null,
  startedAt: NOW,
  sentAt: null,
  personId: null,
  ...given,
})

/** The same request after it was sent. */
export const aSentRequest = (given: Partial<HelpRequest> = {}): HelpRequest =>
  aRequest({ state: 'sent', answers: ONCOLOGICAL_ANSWERS, receiptNumber: 'Z-2026-0001', sentAt: NOW, ...given })

export const aKey = (given: Partial<RequestKey> = {}): RequestKey => ({
  key: given.kind === 'edit' ? 'edit-1' : 'start-1',
  requestId: 'request-1',
  kind: 'start',
  createdAt: NOW,
  expiresAt: NOW + (given.kind === 'edit' ? EDIT_LINK_LIFE : START_LIFE),
  usedAt: null,
  endedBy: null,
  ...given,
})

/** A world with these requests and keys and no people. */
export const worldOfRequests = (
  requests: readonly HelpRequest[],
  keys: readonly RequestKey[],
  given: Partial<WorldState> = {},
): WorldState => ({
  ...aWorld([]),
  helpRequests: Object.fromEntries(requests.map((request) => [request.requestId, request])),
  requestKeys: Object.fromEntries(keys.map((key) => [key.key, key])),
  ...given,
})

/** The key of a tab that opened the edit link. */
export const TAB = 'tab-1'

/** The world after a tab opened this edit link. */
export const withTab = (world: WorldState, linkKey: string): WorldState => ({
  ...world,
  tabKeys: {
    ...world.tabKeys,
    [TAB]: { kind: 'help-request', subject: linkKey, linkKey, expiresAt: Number.POSITIVE_INFINITY },
  },
})

/** Opens the edit link in a tab. */
export const openByLink = (world: WorldState, linkKey: string, now: number): OpenRequest | ClosedRequest =>
  openRequest(withTab(world, linkKey), TAB, now)
