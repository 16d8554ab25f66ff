/** A schema's object whose optional fields may stand there as undefined. */
type Sendable<Sent> = Sent extends object
  ? { readonly [Key in keyof Sent]: Sendable<Sent[Key]> | (object extends Pick<Sent, Key> ? undefined : never) }
  : Sent

/**
 * What a schema says, from a plain literal in which a field that is left out is undefined: JSON leaves it out. No object is
 * made for each optional field just to be spread and thrown away.
 */
export const sent = <Sent>(answer: Sendable<Sent>): Sent => answer as Sent

/** Undefined for what was never given. */
export const filled = <Value>(value: Value): Exclude<Value, '' | null> | undefined =>
  value === '' || value === null ? undefined : (value as Exclude<Value, '' | null>)
