// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const Frequency = v.picklist(["recurring","one-off"], 'invalid')
