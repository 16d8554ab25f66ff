import { createContext } from 'react'
import type { FormFaults } from '#rules/forms/form.ts'

/** What the form has told to be missing so far: nobody is told before they pressed to go on (design, Forms). */
export const ShownFaults = createContext<FormFaults>({})
