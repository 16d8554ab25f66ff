import { createContext } from 'react'
import type { FormFaults } from '#rules/forms/form.ts'

/** The missing files that the form has reported so far: none before the user clicked to continue. */
export const ShownFaults = createContext<FormFaults>({})
