// biome-ignore-all lint/performance: re-exports alone let the bundler give each page only the schemas of its own form.
/*
 * Bounds of what the portal sends, executable: the schemas generated from the contract, for `useContractForm`. A bound stands
 * in the contract only; issues carry codes (`required`, `max`, a format's own), never sentences.
 */
export * from '#generated/provider.schemas.ts'
