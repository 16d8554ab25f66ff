// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const MonthlyAmount = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(0, 'min'), v.maxValue(10000000, 'max'))
