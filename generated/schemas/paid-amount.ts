// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const PaidAmount = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(10000000, 'max'))
