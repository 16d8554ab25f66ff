// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { AngelNumber } from './angel-number.ts'

export const RatingLinkRequest = v.object({ "kind": v.picklist(["rating"], 'invalid'), "angelNumber": AngelNumber }, 'required')
