import type { FileCategory, FormDefinition, FormItem } from '#rules/forms/form.ts'
import { fixedSpacesIn } from '../../../domain/letters/fixed-spaces.ts'
import type { RequestVariant } from '../../../domain/state/help-request.ts'
import { documentTypeOf, issueDateRule } from '../../recipient-document/documents-by-type.rules.ts'
import { CARER_SECTION } from './carer-section.rules.ts'
import { CONSENTS_SECTION } from './consents-section.rules.ts'
import { FAMILY_SECTION } from './family-section.rules.ts'
import { HOME_SECTION } from './home-section.rules.ts'
import { MONEY_SECTION } from './money-section.rules.ts'
import { ONCOLOGICAL_ILLNESS } from './oncological-illness.rules.ts'
import { OTHER_ILLNESS } from './other-illness.rules.ts'
import { patientSection } from './patient-section.rules.ts'
import { STORY_SECTION } from './story-section.rules.ts'

export type RequestForm = { readonly form: FormDefinition; readonly categories: readonly FileCategory[] }

const LEAD = [
  'Žádost má sedm krátkých částí a na konci soubory. Nemusíte ji vyplnit najednou: co napíšete, se průběžně ukládá.',
  'Připravte si prosím lékařskou zprávu, která není starší než 6\u00a0měsíců, a přehled příjmů a výdajů domácnosti.',
].join('\n\n')

const formOf = (variant: RequestVariant, illness: readonly FormItem[]): FormDefinition => ({
  formId: `request-${variant}-1`,
  title: 'Žádost o pomoc',
  lead: LEAD,
  sections: [
    patientSection(illness),
    CARER_SECTION,
    HOME_SECTION,
    FAMILY_SECTION,
    MONEY_SECTION,
    STORY_SECTION,
    CONSENTS_SECTION,
  ],
})

const makeForms = (): Record<RequestVariant, RequestForm> =>
  fixedSpacesIn({
    oncological: { form: formOf('oncological', ONCOLOGICAL_ILLNESS), categories: REQUEST_CATEGORIES },
    other: { form: formOf('other', OTHER_ILLNESS), categories: REQUEST_CATEGORIES },
  })
/** Created lazily: the start of the server does not wait for their texts. */
let forms: ReturnType<typeof makeForms> | undefined

/** The form by disease, and the accepted file categories. */
export const requestForm = (variant: RequestVariant): RequestForm => {
  forms ??= makeForms()
  return forms[variant]
}

/** No file can be handed over otherwise: a request without a medical report cannot be decided. */
const category = (id: string, label: string, description: string, isRequired = false): FileCategory => ({
  id,
  label,
  description,
  isRequired,
  mayBeHandedOtherwise: false,
  ...issueDateRule(documentTypeOf(id)),
})

const REQUEST_CATEGORIES: readonly FileCategory[] = [
  category(
    'medical-report',
    'Lékařská zpráva',
    'Zpráva s diagnózou a průběhem léčby. Nesmí být starší než 6\u00a0měsíců. Stačí čitelná fotka.',
    true,
  ),
  category(
    'income-confirmation',
    'Doklady o příjmech',
    'Výplatní pásky nebo rozhodnutí o dávkách, pokud je máte po ruce. Můžeme se na ně zeptat i později.',
  ),
  category('care-decision', 'Rozhodnutí o příspěvku na péči', 'Pokud jste ho už dostali.'),
  category('other', 'Další dokumenty', 'Cokoli, co vaši situaci ukáže lépe než slova.'),
]
