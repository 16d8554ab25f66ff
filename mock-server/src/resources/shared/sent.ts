/** A schema's object whose optional fields may be undefined. */
type Sendable<Sent> = Sent extends object
  ? { readonly [Key in keyof Sent]: Sendable<Sent[Key]> | (object extends Pick<Sent, Key> ? undefined : never) }
  : Sent

/**
 * Types a plain literal as a schema's object; JSON leaves undefined fields out. This avoids a spread of a
 * temporary object for each optional field.
 */
export const sent = <Sent>(answer: Sendable<Sent>): Sent => answer as Sent

/** Undefined for an empty value. */
export const filled = <Value>(value: Value): Exclude<Value, '' | null> | undefined =>
  value === '' || value === null ? undefined : (value as Exclude<Value, '' | null>)
