// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { MonthlyAmount } from './monthly-amount.ts'

export const MonthlyIncomes = v.object({ "wages": MonthlyAmount, "business": MonthlyAmount, "sickness": MonthlyAmount, "pension": MonthlyAmount, "parental": MonthlyAmount, "care-allowance": MonthlyAmount, "benefits": MonthlyAmount, "alimony": MonthlyAmount, "other": MonthlyAmount }, 'required')
