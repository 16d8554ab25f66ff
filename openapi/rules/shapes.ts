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
export const anyOf =
  (shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value))
/** One of several objects, distinguished by the value of a field. A new value may come with anything. */
export const variant =
  (field: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && typeof value[field] === 'string' && (shapes[value[field]]?.(value) ?? true)
export const record =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(shape)
export const object =
  (entries: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(entries).every(([name, shape]) => shape(value[name]))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
