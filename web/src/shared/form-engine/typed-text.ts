/** Returns a change that sets a typed text; an empty text removes the answer. In NFC, as the limit of a text is counted. */
export const typedText = (text: string) => (): string | undefined => (text === '' ? undefined : text.normalize('NFC'))

/** An answer as a text field shows it. */
export const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')
