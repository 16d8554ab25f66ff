// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { FormAnswers } from './form-answers.ts'
import { HandedOtherwise } from './handed-otherwise.ts'
import { Id } from './id.ts'

export const GenericRenewal = v.object({ "kind": v.picklist(["generic"], 'invalid'), "formId": Id, "answers": FormAnswers, "handedOtherwise": HandedOtherwise }, 'required')
