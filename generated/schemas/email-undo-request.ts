// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { LinkToken } from './link-token.ts'

export const EmailUndoRequest = v.object({ "undoToken": LinkToken }, 'required')
