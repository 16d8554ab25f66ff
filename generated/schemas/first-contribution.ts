// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Frequency } from './frequency.ts'

export const FirstContribution = v.object({ "amount": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'min'), v.maxValue(100000000, 'max')), "frequency": Frequency, "method": v.picklist(["card","transfer","qr"], 'invalid') }, 'required')
