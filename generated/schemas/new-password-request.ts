// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { LinkToken } from './link-token.ts'
import { NewPassword } from './new-password.ts'

export const NewPasswordRequest = v.object({ "resetToken": LinkToken, "password": NewPassword }, 'required')
