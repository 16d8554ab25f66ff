// biome-ignore-all lint/performance: re-exports alone let the bundler give each page only the schemas of its own form.
/*
 * Executable bounds of what the portal sends: the schemas generated from the contract, for `useContractForm`. Bounds are defined
 * in the contract only; issues carry codes (`required`, `max`, the code of a format), never sentences.
 */
export * from '#generated/provider.schemas.ts'
