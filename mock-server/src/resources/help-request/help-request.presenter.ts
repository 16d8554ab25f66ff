import type { components } from '#generated/provider.d.ts'
import type { FormFile, RequestVariant } from '../../domain/state/help-request.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES } from '../shared/form-files.rules.ts'
import { requestForm } from './request-forms/request-form.rules.ts'
import type { OpenRequest } from './request-keys.rules.ts'

type Schemas = components['schemas']

export const presentRequestForm = (variant: RequestVariant): Schemas['HelpRequestForm'] => ({
  variant,
  form: requestForm(variant).form,
  files: presentRequestFiles({ variant, files: [] }),
})

export const presentRequest = ({ request, key }: Omit<OpenRequest, 'kind'>): Schemas['HelpRequest'] => ({
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

export const presentRequestFiles = ({
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
