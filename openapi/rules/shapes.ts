/** Whether a value has the JSON types of a schema. A page that checks answers needs no more of the contract, and no library for it. */
export type Shape = (value: unknown) => boolean

export const string = (): Shape => (value) => typeof value === 'string'
export const number = (): Shape => (value) => typeof value === 'number'
export const boolean = (): Shape => (value) => typeof value === 'boolean'
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value)
export const nullable =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value)
export const array =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every((item) => shape(item))
export const object =
  (entries: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(entries).every(([name, shape]) => shape((value as Readonly<Record<string, unknown>>)[name]))
