import type { components } from '#generated/provider.d.ts'
import type { FormFile, RequestVariant } from '../../domain/state/help-request.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES } from '../shared/form-files.rules.ts'
import { FORM_FILE_REFUSALS, offeredFormFile } from '../shared/uploads/form-file-upload.ts'
import { type OneItem, readOneItem } from '../shared/uploads/one-item.ts'
import { addRequestFile, removeRequestFile } from './request-files.rules.ts'
import { requestForm } from './request-forms/request-form.rules.ts'
import type { OpenRequest } from './request-keys.rules.ts'
import { type ClosedRequest, openRequest } from './request-keys.rules.ts'
import { startHelpRequest as start } from './start-help-request.rules.ts'
import { submitHelpRequest as submit } from './submit-help-request.rules.ts'

type Schemas = components['schemas']

const presentRequestForm = (variant: RequestVariant): Schemas['HelpRequestForm'] => ({
  variant,
  form: requestForm(variant).form,
  files: presentRequestFiles({ variant, files: [] }),
})

const presentRequest = ({ request, key }: Omit<OpenRequest, 'kind'>): Schemas['HelpRequest'] => ({
  state: request.sentAt === null ? 'started' : 'returned',
  variant: request.variant,
  form: requestForm(request.variant).form,
  answers: request.answers,
  remarks: [...request.remarks],
  note: request.note,
  files: presentRequestFiles(request),
  receiptNumber: request.receiptNumber,
  expiresAt: toIsoString(key.expiresAt),
})

const presentRequestFiles = ({
  variant,
  files,
}: {
  readonly variant: RequestVariant
  readonly files: readonly FormFile[]
}): Schemas['FormFiles'] => ({
  categories: [...requestForm(variant).categories],
  files: files.map(({ mediaType: _type, uploadedAt, ...file }) => ({ ...file, uploadedAt: toIsoString(uploadedAt) })),
  mostFiles: MAX_FORM_FILES,
  totalLimit: FORM_FILES_BYTES,
})

const RULE = 'rule 12.1 Request for help'
const FILES = 'rule 15.1 File types'

export const getHelpRequestForm: Handler<'getHelpRequestForm'> = {
  run: (_world, { params }) => ({
    answer: { error_code: 200, response: presentRequestForm(params.variant) },
    changes: [],
    rule: RULE,
  }),
}

export const startHelpRequest: Handler<'startHelpRequest'> = {
  run(_world, { body }, context) {
    const { result, changes, rule } = start(body.variant, context)
    const response = { accessKey: result.key.key, request: presentRequest(result) }
    return { answer: { error_code: 200, response }, changes, rule }
  },
}

export const getHelpRequest: Handler<'getHelpRequest'> = {
  run(world, { headers }, { now }) {
    const opened = openRequest(world, headers.accessKey, now)
    const answer = opened.kind === 'open' ? success(presentRequest(opened)) : refusal(opened)
    return { answer, changes: [], rule: RULE }
  },
}

/** The bytes are inspected before the atomic step. */
export const uploadHelpRequestFile: Handler<'uploadHelpRequestFile', OneItem> = {
  refuseFiles(world, { headers }, { now }) {
    const opened = openRequest(world, headers.accessKey, now)
    return opened.kind === 'open' ? null : { answer: refusal(opened), changes: [], rule: RULE }
  },
  prepare: (_world, { files }) => readOneItem(files, 'request'),
  run(world, { headers }, context) {
    const { prepared, now } = context
    if (prepared.kind === 'malformed') return { status: 400, answer: prepared.answer, changes: [], rule: FILES }
    const opened = openRequest(world, headers.accessKey, now)
    if (opened.kind !== 'open') return { answer: refusal(opened), changes: [], rule: RULE }
    if (prepared.kind !== 'item') return { answer: prepared.answer, changes: [], rule: FILES }
    const { categories } = requestForm(opened.request.variant)
    const { result, changes, rule } = addRequestFile(opened.request, categories, offeredFormFile(prepared), context)
    const answer =
      result.kind === 'saved' ? success(presentRequestFiles(result.request)) : FORM_FILE_REFUSALS[result.kind]
    return { answer, changes, rule }
  },
}

export const removeHelpRequestFile: Handler<'removeHelpRequestFile'> = {
  run(world, { headers, params }, { now }) {
    const opened = openRequest(world, headers.accessKey, now)
    if (opened.kind !== 'open') return { answer: refusal(opened), changes: [], rule: RULE }
    const { result, changes, rule } = removeRequestFile(opened.request, params.fileId)
    const answer =
      result.kind === 'saved'
        ? success(presentRequestFiles(result.request))
        : ({ error_code: 404, error: 'file-not-found' } as const)
    return { answer, changes, rule }
  },
}

export const submitHelpRequest: Handler<'submitHelpRequest'> = {
  run(world, { headers, body }, context) {
    const opened = openRequest(world, headers.accessKey, context.now)
    if (opened.kind !== 'open') return { answer: refusal(opened), changes: [], rule: RULE }
    const { result, changes, rule } = submit(world, opened, body, context)
    switch (result.kind) {
      case 'sent':
        return { answer: success({ ...result.receipt, sentAt: toIsoString(result.receipt.sentAt) }), changes, rule }
      case 'changed':
        return { answer: { error_code: 409, error: 'form-changed' }, changes, rule }
      case 'refused':
        return { answer: { error_code: 422, error: 'form-refused', fields: result.faults }, changes, rule }
    }
  },
}

const success = <Response>(response: Response) => ({ error_code: 200, response }) as const

const refusal = (closed: ClosedRequest) => {
  switch (closed.kind) {
    case 'not-found':
      return { error_code: 404, error: 'request-not-found' } as const
    case 'expired':
      return { error_code: 408, error: 'request-link-expired' } as const
    case 'already-sent': {
      const { receiptNumber, sentAt } = closed
      return { error_code: 409, error: 'request-already-sent', receiptNumber, sentAt: toIsoString(sentAt) } as const
    }
  }
}
