import { deserialize, serialize } from 'node:v8'

/**
 * Converts values of the state to bytes and back, exactly: JSON would lose `undefined`, a file's bytes and -0. V8's format is stable on
 * disk: a newer Node reads what an older one wrote. Throws for other values, such as a function.
 */
export const encode = (value: unknown): Uint8Array => serialize(value)

export const decode = (bytes: Uint8Array): unknown => deserialize(bytes)
