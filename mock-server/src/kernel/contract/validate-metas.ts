import type { UploadedFile } from '../handler.ts'
import type { Operation } from './contract.ts'
import { fieldCodes } from './field-codes.ts'
import type { ContractValidators } from './schemas.ts'

type ValidateMetas = (files: readonly UploadedFile[]) => readonly UploadedFile[]

/**
 * Validates every `meta[i]` of an upload against the contract, so that its limits are defined there alone. Errors are noted, not refused:
 * the operation decides (`file-meta-invalid`), and some operations need only a category.
 */
export function makeMetaValidator({ pointer, body }: Operation, schemas: ContractValidators): ValidateMetas {
  if (body !== 'multipart') return (files) => files
  const check = schemas.checkAt(`${pointer}/requestBody/content/multipart~1form-data/schema`)
  return (files) =>
    files.map((file) => {
      const meta = `meta[${file.index}]`
      const wrong = check({ [meta]: file.meta, [`File[${file.index}]`]: '' }) ?? []
      const metaFaults = fieldCodes(wrong.filter(({ instancePath }) => instancePath.startsWith(`/${meta}`)))
      return metaFaults ? { ...file, metaFaults } : file
    })
}
