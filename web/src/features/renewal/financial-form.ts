import type { TFunction } from 'i18next'
import type { FormDefinition, FormItem, FormSection } from '#rules/forms/form.ts'
import { EXPENSES, INCOMES, ITEM, TREATMENTS, type TreatmentText, treatmentOption } from './renewal-lines.ts'

type RenewalTexts = TFunction<'renewal'>

/** Changes with the questions, so that answers to earlier ones are adapted. */
export const FINANCIAL_FORM = 'renewal-financial-2'

type Known = {
  /** The foundation's last known value; never shown as the answer, because the family has not confirmed it. */
  householdMembers: number | null
}

/** Version 1 (rule 11.1) as a form of the same kind as the provider's, so that one engine shows both. */
export function financialForm(t: RenewalTexts, known: Known): FormDefinition {
  return {
    formId: FINANCIAL_FORM,
    title: t(($) => $.form.title),
    sections: [
      familySection(t, known),
      moneySection(t),
      treatmentSection(t),
      contributionSection(t),
      declarationsSection(t),
    ],
  }
}

function familySection(t: RenewalTexts, { householdMembers }: Known): FormSection {
  return {
    id: 'family',
    title: t(($) => $.form.family.title),
    items: [
      {
        id: ITEM.members,
        itemType: 'number',
        required: true,
        question: t(($) => $.form.family.members),
        description:
          householdMembers === null
            ? t(($) => $.form.family.membersHelp)
            : t(($) => $.form.family.membersKnown, { count: householdMembers }),
        minimum: 1,
        maximum: 50,
      },
    ],
  }
}

function moneySection(t: RenewalTexts): FormSection {
  return {
    id: 'money',
    title: t(($) => $.form.money.title),
    items: [
      {
        id: ITEM.money,
        itemType: 'financialSituation',
        required: true,
        question: t(($) => $.form.money.question),
        text: t(($) => $.form.money.help),
        incomes: INCOMES.map((id) => ({
          id,
          title: t(($) => $.form.incomes[id]),
          ...(id === 'other' && { description: t(($) => $.form.money.otherIncome) }),
        })),
        expenses: EXPENSES.map((id) => ({ id, title: t(($) => $.form.expenses[id]) })),
      },
    ],
  }
}

function treatmentSection(t: RenewalTexts): FormSection {
  const textOf = (status: (typeof TREATMENTS)[number]) => `${status}` satisfies TreatmentText
  return {
    id: 'treatment',
    title: t(($) => $.form.treatment.title),
    items: [
      {
        id: ITEM.treatment,
        itemType: 'list',
        required: true,
        question: t(($) => $.form.treatment.question),
        description: t(($) => $.form.treatment.help),
        items: TREATMENTS.map((status) => ({
          id: treatmentOption(status),
          title: t(($) => $.form.treatment.status[textOf(status)]),
          hasText: false,
        })),
      },
      {
        id: ITEM.endedOn,
        itemType: 'dateTime',
        required: true,
        isPast: true,
        question: t(($) => $.form.treatment.endedOn),
        description: t(($) => $.form.treatment.endsOnHelp),
        shownWhen: { id: ITEM.treatment, isAnyOf: [treatmentOption(201)] },
      },
      {
        id: ITEM.endsOn,
        itemType: 'dateTime',
        required: true,
        isFuture: true,
        question: t(($) => $.form.treatment.endsOn),
        description: t(($) => $.form.treatment.endsOnHelp),
        shownWhen: { id: ITEM.treatment, isAnyOf: [treatmentOption(202)] },
      },
    ],
  }
}

function contributionSection(t: RenewalTexts): FormSection {
  const textItem = (id: string, question: string, description: string): FormItem => ({
    id,
    itemType: 'multiline text',
    required: false,
    question,
    description,
  })
  return {
    id: 'contribution',
    title: t(($) => $.form.use.title),
    items: [
      {
        id: ITEM.use,
        itemType: 'multiline text',
        required: true,
        question: t(($) => $.form.use.question),
        description: t(($) => $.form.use.help),
        mostCharacters: 1_000,
      },
      textItem(
        ITEM.message,
        t(($) => $.form.use.message),
        t(($) => $.form.use.messageHelp),
      ),
      textItem(
        ITEM.note,
        t(($) => $.form.use.note),
        t(($) => $.form.use.noteHelp),
      ),
    ],
  }
}

function declarationsSection(t: RenewalTexts): FormSection {
  const declaration = (id: string, question: string, trueText: string, falseText: string): FormItem => ({
    id,
    itemType: 'boolean',
    required: true,
    mustBeTrue: true,
    question,
    trueText,
    falseText,
  })
  return {
    id: 'declarations',
    title: t(($) => $.form.declarations.title),
    items: [
      declaration(
        ITEM.isTrue,
        t(($) => $.form.declarations.true),
        t(($) => $.form.declarations.trueYes),
        t(($) => $.form.declarations.trueNo),
      ),
      declaration(
        ITEM.willReport,
        t(($) => $.form.declarations.report),
        t(($) => $.form.declarations.reportYes),
        t(($) => $.form.declarations.reportNo),
      ),
      declaration(
        ITEM.agreesToProcessing,
        t(($) => $.form.declarations.processing),
        t(($) => $.form.declarations.processingYes),
        t(($) => $.form.declarations.processingNo),
      ),
    ],
  }
}
