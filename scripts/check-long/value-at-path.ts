/** Returns the value at a path, `response.0.name`; undefined if it is missing. */
export const valueAtPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

/** Returns the entry of a list whose `key` is this. */
export const entryOf = (list: unknown, key: string, id: string): unknown =>
  (list as readonly Record<string, unknown>[]).find((entry) => entry[key] === id)
