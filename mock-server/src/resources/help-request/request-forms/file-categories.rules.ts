import type { FileCategory } from '#rules/forms/form.ts'
import { documentTypeOf, issueDateRule } from '../../recipient-document/documents-by-type.rules.ts'

/** No file can be handed over otherwise: a request without a medical report cannot be decided. */
const category = (id: string, label: string, description: string, isRequired = false): FileCategory => ({
  id,
  label,
  description,
  isRequired,
  mayBeHandedOtherwise: false,
  ...issueDateRule(documentTypeOf(id)),
})

export const REQUEST_CATEGORIES: readonly FileCategory[] = [
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
