import type { StepKind, WalkStep } from './step.ts'
import { donorAccount } from './steps/donor-account.ts'
import { familyFiles } from './steps/family-files.ts'
import { familyRecord } from './steps/family-record.ts'
import { giving, helpedFamilies } from './steps/giving.ts'
import { money } from './steps/money.ts'
import { office } from './steps/office.ts'
import { passwordReset } from './steps/password-reset.ts'
import { ratings, reading } from './steps/reading.ts'
import { recurring } from './steps/recurring.ts'
import { renewing } from './steps/renewing.ts'
import { requestingHelp } from './steps/requesting-help.ts'
import { signingIn } from './steps/signing-in.ts'
import { taxDocuments } from './steps/tax-documents.ts'
import { time } from './steps/time.ts'

/** Every kind of step of a walk. */
export const stepKinds: readonly StepKind[] = [
  ...signingIn,
  ...giving,
  ...recurring,
  ...money,
  ...ratings,
  ...donorAccount,
  ...passwordReset,
  ...familyRecord,
  ...familyFiles,
  ...helpedFamilies,
  ...requestingHelp,
  ...renewing,
  ...reading,
  ...taxDocuments,
  ...office,
  ...time,
]

/** A walk on one subject gets deeper into it than one with all of them; the last group finds the effects between subjects. */
export const themes: readonly (readonly StepKind[])[] = [
  [...giving, ...recurring, ...money, ...time],
  [...signingIn, ...donorAccount, ...passwordReset, ...ratings, ...time],
  [...familyRecord, ...familyFiles, ...helpedFamilies, ...reading],
  [...requestingHelp, ...renewing, ...office, ...time],
  stepKinds,
]

const byName = new Map(stepKinds.map((kind) => [kind.kind, kind]))

/** Throws for an unknown kind of step: the file is of another version. */
export const kindOf = ({ kind }: WalkStep): StepKind => {
  const found = byName.get(kind)
  if (!found) throw new Error(`There is no step „${kind}“ in this version; there are ${[...byName.keys()].join(', ')}`)
  return found
}

export const sayStep = (step: WalkStep): string => kindOf(step).say(step.details)
