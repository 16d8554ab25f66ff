/** What stands at this path of something read, `response.0.name`; undefined where nothing does. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

/** Of a list, the entry whose `key` is this. */
export const entryOf = (list: unknown, key: string, id: string): unknown =>
  (list as readonly Record<string, unknown>[]).find((entry) => entry[key] === id)
