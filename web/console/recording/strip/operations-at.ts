import { operationScreens, pageOf } from '../../tools/operation-screens.ts'

/**
 * Operations that a user can cause on a page of the portal, limited to those that change something
 * there.
 */
export const operationsAt = (path: string): string[] =>
  Object.entries(operationScreens)
    .filter(([, screen]) => screen?.when === 'acting' && pageOf(screen) === path)
    .map(([operationId]) => operationId)
