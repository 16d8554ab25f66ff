// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const TakenYear = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1900, 'min'), v.maxValue(2200, 'max'))
