import type { ComponentProps } from 'react'
import type { FieldErrors } from '../../forms/field-error.ts'
import { FormErrors } from './field-aria.ts'

/** A form whose fields find their own messages. Sent before React starts, its values stay out of the address. */
export function Form({ errors, ...native }: ComponentProps<'form'> & { errors: FieldErrors }) {
  return (
    <FormErrors value={errors}>
      <form method="post" {...native} />
    </FormErrors>
  )
}
