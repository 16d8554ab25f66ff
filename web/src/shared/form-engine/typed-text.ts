/** Returns a change that sets a typed text; an empty text removes the answer. */
export const typedText = (text: string) => (): string | undefined => (text === '' ? undefined : text)

/** An answer as a text field shows it. */
export const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')
