// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { MonthlyAmount } from './monthly-amount.ts'

export const MonthlyExpenses = v.object({ "housing": MonthlyAmount, "energy": MonthlyAmount, "food": MonthlyAmount, "treatment": MonthlyAmount, "travel": MonthlyAmount, "school": MonthlyAmount, "loans": MonthlyAmount, "other": MonthlyAmount }, 'required')
