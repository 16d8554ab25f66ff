// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { FormItemId } from './form-item-id.ts'

export const HandedOtherwise = v.pipe(v.array(FormItemId, 'required'), v.maxLength(30, 'max'))
