/** Words of one person's form, kept at `at` (epoch milliseconds). */
export type Words = { person: string; name: string; at: number; fields: object }
