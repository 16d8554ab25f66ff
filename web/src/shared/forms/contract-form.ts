import { type ChangeEvent, type RefObject, type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import { ApiFailure } from '../api/envelope.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { fitToSchema } from './fit-to-schema.ts'
import { codesOfIssues, type FieldCodes, liveCodes, withoutField } from './form-codes.ts'
import { type FormValues, formDataOf, readForm } from './read-form.ts'

type FormSchema = v.GenericSchema<Readonly<Record<string, unknown>>>

export type ContractFormOptions<Schema extends FormSchema> = {
  /** Bounds of the fields, generated from the contract (or picked from it). */
  schema: Schema
  /** Sends the values. A rejection with `fields` (code by field name) is shown at the fields, any other is passed to `onFailure`. */
  onSubmit: (values: v.InferOutput<Schema>) => Promise<unknown>
  /** Rules over several fields, in addition to the contract's; their code wins over the field's own. Values may be missing or invalid. */
  crossField?: (values: Partial<v.InferInput<Schema>>) => FieldCodes
  /** Composes values that the form has as separate fields (a birth date of three selects), before validation. */
  compose?: (values: FormValues, data: FormData) => Readonly<Record<string, unknown>>
  /**
   * Called with a failure that no field of this form explains, also a fault of a value without a control. Without it, the
   * rejection is unhandled and is reported.
   */
  onFailure?: (failure: unknown) => void
  /** Saved at each change of the form. */
  draft?: { element: RefObject<HTMLFormElement | null>; save: () => void }
}

export type ContractFormState = {
  /** Props of the native form. */
  formProps: {
    ref: RefObject<HTMLFormElement | null> | undefined
    noValidate: true
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onChange: (event: ChangeEvent<HTMLFormElement>) => void
  }
  codes: FieldCodes
  /** Changes with each refused submit, 0 before the first; the error summary then takes the focus. */
  attempt: number
  /** A call is under way. The button stays enabled: a further click does nothing (rule 18.10). */
  sending: boolean
}

const nothingWrong: FieldCodes = {}

/** The codes whose field this form has; a code for a field that is not shown would not help the user. */
function shownFields(fields: object, form: HTMLFormElement): FieldCodes {
  const controls = form.querySelectorAll('[name]:not([type=hidden])')
  const names = Array.from(controls, (control) => control.getAttribute('name') ?? '')
  const isShown = (name: string) => names.some((own) => own === name || own.startsWith(`${name}.`))
  return Object.fromEntries(Object.entries(fields).filter(([name, code]) => typeof code === 'string' && isShown(name)))
}

function refusedFields(failure: unknown, form: HTMLFormElement): FieldCodes {
  return shownFields((failure as { fields?: object } | null | undefined)?.fields ?? {}, form)
}

/** A date that the browser cannot read, such as 30 February, has an empty value: it is invalid, not missing. */
function unreadableFields(form: HTMLFormElement): FieldCodes {
  const dates = Array.from(form.querySelectorAll<HTMLInputElement>('input[type=date]'))
  return Object.fromEntries(dates.filter(({ validity }) => validity.badInput).map(({ name }) => [name, 'invalid']))
}

function check<Schema extends FormSchema>(form: HTMLFormElement, options: ContractFormOptions<Schema>) {
  const { schema, crossField, compose } = options
  const data = formDataOf(form)
  const read = readForm(data)
  const values = fitToSchema(compose ? compose(read, data) : read, schema)
  const result = v.safeParse(schema, values)
  const codes = {
    ...(result.success ? nothingWrong : codesOfIssues(result.issues)),
    ...crossField?.(values as Partial<v.InferInput<Schema>>),
    ...unreadableFields(form),
  }
  return { codes, output: result.success && Object.keys(codes).length === 0 ? { values: result.output } : undefined }
}

/**
 * Design, Forms: errors on submit, then live for the edited field; one submission at a time; codes of the provider
 * at their fields; input is never cleared.
 */
export function useContractForm<Schema extends FormSchema>(options: ContractFormOptions<Schema>): ContractFormState {
  // New closures for each render cost the public pages less than the code that would memoize them.
  'use no memo'
  const [own, setOwn] = useState(nothingWrong)
  const [refused, setRefused] = useState(nothingWrong)
  const [attempt, setAttempt] = useState(0)
  const { isUnderWay, isOpen, begin, end } = useOneAtATime()

  async function send(form: HTMLFormElement, values: v.InferOutput<Schema>) {
    begin()
    try {
      await options.onSubmit(values)
    } catch (failure) {
      const fields = refusedFields(failure, form)
      setRefused(fields)
      if (Object.keys(fields).length > 0) setAttempt((count) => count + 1)
      else if (options.onFailure) options.onFailure(failure)
      else throw failure
    } finally {
      end()
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isOpen()) return
    const { codes, output } = check(event.currentTarget, options)
    setOwn(codes)
    setRefused(nothingWrong)
    // After a success validation starts again with the next submit.
    setAttempt((count) => (output ? 0 : count + 1))
    if (output) void send(event.currentTarget, output.values)
    else if (Object.keys(shownFields(codes, event.currentTarget)).length === 0) {
      // The user can do nothing about it: a fault of the portal.
      const failure = new Error(`No control for ${Object.keys(codes).join()}`)
      reportError(failure)
      options.onFailure?.(failure)
    }
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    options.draft?.save()
    if (attempt === 0) return
    const field = (event.target as Element).getAttribute('name') ?? ''
    const { codes } = check(event.currentTarget, options)
    setOwn((shown) => liveCodes(shown, codes, field))
    setRefused((shown) => withoutField(shown, field))
  }

  return {
    formProps: { ref: options.draft?.element, noValidate: true, onSubmit, onChange },
    codes: { ...own, ...refused },
    attempt,
    sending: isUnderWay,
  }
}

type FailureOptions<Schema extends FormSchema> = Omit<ContractFormOptions<Schema>, 'onFailure'> & {
  /** Returns true for a failure that is shown elsewhere. */
  onFailure?: (failure: unknown) => boolean | undefined
}

/** The same with the failure that no field explains, until the next submit. */
export function useFormWithFailure<Schema extends FormSchema>({
  onSubmit,
  onFailure,
  ...options
}: FailureOptions<Schema>) {
  'use no memo'
  const [failure, setFailure] = useState<unknown>()
  const form = useContractForm({
    ...options,
    onSubmit: (values) => {
      setFailure(undefined)
      return onSubmit(values)
    },
    onFailure: (reason) => {
      if (reason instanceof ApiFailure && reason.isSuperseded) return
      if (!onFailure?.(reason)) setFailure(reason)
    },
  })
  return { ...form, failure, dropFailure: () => setFailure(undefined) }
}
