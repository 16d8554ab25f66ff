import { deserialize, serialize } from 'node:v8'

/**
 * Values of the state as bytes and back, exactly: JSON would lose `undefined`, a file's bytes, -0. The format of V8 is meant to be
 * kept on disks, a newer Node reads what an older one wrote. Throws for what is no value, such as a function.
 */
export const encode = (value: unknown): Uint8Array => serialize(value)

export const decode = (bytes: Uint8Array): unknown => deserialize(bytes)
