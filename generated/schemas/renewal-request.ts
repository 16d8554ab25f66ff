// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { FinancialRenewal } from './financial-renewal.ts'
import { GenericRenewal } from './generic-renewal.ts'

export const RenewalRequest = v.union([FinancialRenewal, GenericRenewal], 'invalid')
