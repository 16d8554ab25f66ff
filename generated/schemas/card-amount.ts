// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const CardAmount = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(21, 'min'), v.maxValue(100000000, 'max'))
