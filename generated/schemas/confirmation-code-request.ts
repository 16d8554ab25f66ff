// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Id } from './id.ts'

export const ConfirmationCodeRequest = v.object({ "phoneId": Id }, 'required')
