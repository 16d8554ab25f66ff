import * as v from 'valibot'
import { financialRenewalSchema } from '../../shared/api/schemas.ts'
import type { FinancialRenewal } from '../../shared/api/wire.ts'
import { codesOfIssues, type FieldCodes } from '../../shared/forms/form-codes.ts'

/** What the contract would refuse though the form lets it through: it knows signs that no text may have. */
export function contractFaults(request: FinancialRenewal): FieldCodes {
  const { issues } = v.safeParse(financialRenewalSchema, request)
  return issues ? codesOfIssues(issues) : {}
}
