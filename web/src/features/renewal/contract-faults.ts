import * as v from 'valibot'
import { financialRenewalSchema } from '../../shared/api/schemas.ts'
import type { FinancialRenewal } from '../../shared/api/wire.ts'
import { codesOfIssues, type FieldCodes } from '../../shared/forms/form-codes.ts'

/**
 * Faults that the contract would refuse although the form accepts the value: characters forbidden
 * in any text.
 */
export function contractFaults(request: FinancialRenewal): FieldCodes {
  const { issues } = v.safeParse(financialRenewalSchema, request)
  return issues ? codesOfIssues(issues) : {}
}
