// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { LoginStep } from './login-step.ts'
import { ValidateStep } from './validate-step.ts'
import { VerifyStep } from './verify-step.ts'

export const LoginRecipientRequest = v.union([ValidateStep, LoginStep, VerifyStep], 'invalid')
