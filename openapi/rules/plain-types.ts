/** Without `readonly`: openapi-fetch 0.17 treats a read-only array as an object and loses its methods. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T
