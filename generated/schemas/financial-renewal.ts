// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Declarations } from './declarations.ts'
import { HandedOtherwise } from './handed-otherwise.ts'
import { LongText } from './long-text.ts'
import { MonthlyExpenses } from './monthly-expenses.ts'
import { MonthlyIncomes } from './monthly-incomes.ts'
import { Reason } from './reason.ts'
import { Treatment } from './treatment.ts'

export const FinancialRenewal = v.object({ "kind": v.picklist(["financial"], 'invalid'), "householdMembers": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(50, 'max')), "incomes": MonthlyIncomes, "expenses": MonthlyExpenses, "treatment": Treatment, "contributionUse": Reason, "message": v.optional(LongText), "note": v.optional(LongText), "declarations": Declarations, "handedOtherwise": HandedOtherwise }, 'required')
