// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { RatingLink } from './rating-link.ts'

export const RatingRequest = v.object({ "rating": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(10, 'max')), "emlid": v.optional(v.nullable(RatingLink)) }, 'required')
