import type { components } from '#generated/provider.d.ts'

type Schemas = components['schemas']

export type FormDefinition = Schemas['FormDefinition']
export type FormSection = Schemas['FormSection']
export type FormItem = Schemas['FormItem']
export type ItemType = FormItem['itemType']
export type ItemOf<Type extends ItemType> = Extract<FormItem, { itemType: Type }>
export type FormAnswers = Schemas['FormAnswers']
export type FormAnswer = Schemas['FormAnswer']
export type FinancialAnswer = Schemas['FinancialAnswer']
export type ListAnswer = Schemas['ListAnswer']
export type TableAnswer = Schemas['TableAnswer']
export type FileCategory = Schemas['FileCategory']

/** The answer's type by the type of its item; undefined while it is not answered. */
export type AnswerOf<Type extends ItemType> = Type extends 'text' | 'multiline text' | 'dateTime'
  ? string
  : Type extends 'boolean'
    ? boolean
    : Type extends 'number' | 'numeric'
      ? number
      : Type extends 'financialSituation'
        ? FinancialAnswer
        : Type extends 'list'
          ? ListAnswer
          : Type extends 'table'
            ? TableAnswer
            : never

/** Why an answer is invalid; selects the field's message (rule 14.1). */
export type FormCode =
  | 'required'
  | 'invalid'
  | 'max'
  | 'min'
  | 'not-a-number'
  | 'future'
  | 'past'
  | 'too-early'
  | 'too-old'
  | 'must-be-true'
  | 'zero-sum'
  | 'unknown'
  | 'email-invalid'
  | 'name-invalid'
  | 'phone-not-local'
  | 'postal-code-invalid'

/**
 * By the path of the fault: `{item}`, `{item}.incomes.{line}`, `{item}.expenses` (their sum), `{item}.{option}` (its text),
 * `{item}.{row}.{column from 0}`, `files`, `files.{category}`.
 */
export type FormFaults = Readonly<Record<string, FormCode>>

/** The name of an item's field in the page (rule 12.4). */
export const fieldNameOf = (itemId: string): string => `formIdx-${itemId}`
