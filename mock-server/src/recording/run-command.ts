/** The address of `npm start` without PORT, and the default of the scenarios. */
export const USUAL_ORIGIN = 'http://127.0.0.1:4010'

/** Runs a saved scenario against the sandbox at `origin`. */
export function scenarioCommand(name: string, origin = USUAL_ORIGIN): string {
  const where = /^http:\/\/(127\.0\.0\.1|localhost):4010$/.test(origin) ? '' : `SANDBOX_ORIGIN=${origin} `
  return `${where}npx vitest run --config contracts/vitest.config.ts --project scenarios ${name}`
}

/** Verifies a saved pact with the sandbox at `origin`. */
export const pactCommand = (file: string, origin = USUAL_ORIGIN): string =>
  `npm run contracts:verify -- --pacts ${file} --provider ${origin}/api --states ${origin}/sandbox/provider-states`

/** Runs a saved journey against the portal at `origin`; without SANDBOX_ORIGIN journeys start a server of their own. */
export const journeyCommand = (name: string, origin = USUAL_ORIGIN): string =>
  `SANDBOX_ORIGIN=${origin} npx playwright test ${name}`
