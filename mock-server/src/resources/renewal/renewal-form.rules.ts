import type { FormDefinition } from '#rules/forms/form.ts'
import { fixedSpacesIn } from '../../domain/letters/fixed-spaces.ts'
import { CONTRIBUTION_SECTION } from './renewal-form/contribution-section.rules.ts'
import { DECLARATIONS_SECTION } from './renewal-form/declarations-section.rules.ts'
import { FAMILY_SECTION } from './renewal-form/family-section.rules.ts'
import { MONEY_SECTION } from './renewal-form/money-section.rules.ts'
import { TREATMENT_SECTION } from './renewal-form/treatment-section.rules.ts'

const LEAD = [
  'Jednou za rok se vás ptáme, jak se vám daří. Podle toho můžeme pomáhat dál.',
  'Formulář má pět krátkých částí a na konci dokumenty. Nemusíte ho vyplnit najednou: co napíšete, zůstane uložené v tomto zařízení.',
].join('\n\n')

/** Version 2 of the renewal. Its name changes with every change of its questions: answers are sent with the name of the form they answer. */
export const RENEWAL_FORM: FormDefinition = fixedSpacesIn({
  formId: 'renewal-2026-11',
  title: 'Obnovení žádosti o pomoc',
  lead: LEAD,
  sections: [FAMILY_SECTION, MONEY_SECTION, TREATMENT_SECTION, CONTRIBUTION_SECTION, DECLARATIONS_SECTION],
})
