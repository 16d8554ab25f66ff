// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const FamilyRelation = v.picklist(["patient","sibling","step-sibling","parent","step-parent","child","stepchild","grandparent","husband","foster","partner","other","emergency-contact"], 'invalid')
