import { operationScreens, pageOf } from '../../tools/operation-screens.ts'

/** What a person can cause on a page of the portal, those that change something there. */
export const operationsAt = (path: string): string[] =>
  Object.entries(operationScreens)
    .filter(([, screen]) => screen?.when === 'acting' && pageOf(screen) === path)
    .map(([operationId]) => operationId)
