// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { FormAnswers } from './form-answers.ts'
import { Id } from './id.ts'

export const SubmitRequest = v.object({ "formId": Id, "answers": FormAnswers }, 'required')
