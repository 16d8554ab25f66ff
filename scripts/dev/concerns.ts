/** What `npm run dev` does about saved files. The paths are below the folder that is watched. */

/** Below mock-server/src or openapi/rules: the mock restarts. */
export const isSource = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts')

/** Below openapi: generated/ is made again, then the mock restarts. */
export const isContract = (path: string) => path.endsWith('.yaml')

/** Below web/src: an address, its screen, or the features of a screen, as generated/operation-screens.ts has them. */
export const isRoute = (path: string) =>
  /^(app\/[\w-]*routes\.ts|shared\/paths\.ts|screens\/[\w-]+-screen\.tsx)$/.test(path)

/** Below mock-server/src: the provider states, as generated/provider-states.json has them. */
export const isProviderState = (path: string) =>
  /^scenarios\/states\/(states-of|people-of-states|provider-states)[\w-]*\.ts$/.test(path)
