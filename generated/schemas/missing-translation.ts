// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const MissingTranslation = v.object({ "language": v.picklist(["cs","en"], 'invalid'), "namespace": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(60, 'max'), v.regex(/^[a-zA-Z0-9-]+$/u, 'invalid')), "key": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max'), v.regex(/^[A-Za-z0-9_.:-]+$/u, 'invalid')) }, 'required')
