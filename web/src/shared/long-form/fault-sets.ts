import type { FormFaults, FormSection } from '#rules/forms/form.ts'

/** The item at which a fault's path begins; `files` for those of the files. */
export const itemOf = (path: string): string => path.split('.')[0] ?? path

export const only = (faults: FormFaults, isMeant: (path: string) => boolean): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => isMeant(path)))

export const faultsIn = (section: FormSection, faults: FormFaults): FormFaults =>
  only(faults, (path) => section.items.some(({ id }) => id === itemOf(path)))

export const fileFaultsIn = (faults: FormFaults): FormFaults => only(faults, (path) => itemOf(path) === 'files')

export const hasAny = (faults: FormFaults): boolean => Object.keys(faults).length > 0

/** Both are plain data of a few lines; written alike, they are alike. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
