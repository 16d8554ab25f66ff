import type { Fault } from '../../domain/state/fault.ts'
import type { UploadedFile } from '../handler.ts'
import { magicEffect } from './magic-values.ts'

/** The fault that a magic value of the input requests: for this call only, before the commit. */
export const magicFault = (
  operationId: string,
  { body, files }: { readonly body: unknown; readonly files: readonly UploadedFile[] },
): Fault | undefined => {
  const effect = magicEffect(operationId, { body, fileNames: files.map(({ fileName }) => fileName) })
  return effect ? { id: 'magic-value', operationId, when: 'before', ...effect } : undefined
}
