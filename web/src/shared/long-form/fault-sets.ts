import type { FormFaults, FormSection } from '#rules/forms/form.ts'

/** The item of a fault's path; `files` for faults of files. */
export const faultItem = (path: string): string => path.split('.')[0] ?? path

export const only = (faults: FormFaults, isMeant: (path: string) => boolean): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => isMeant(path)))

export const faultsIn = (section: FormSection, faults: FormFaults): FormFaults =>
  only(faults, (path) => section.items.some(({ id }) => id === faultItem(path)))

export const fileFaultsIn = (faults: FormFaults): FormFaults => only(faults, (path) => faultItem(path) === 'files')

export const hasAny = (faults: FormFaults): boolean => Object.keys(faults).length > 0

/** Both are small plain data: equal JSON means equal. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
