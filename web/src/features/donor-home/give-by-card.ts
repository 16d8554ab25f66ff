import type { ComponentType, ReactNode } from 'react'
import type { Frequency } from '#web/shared/api/wire.ts'

/** Passed by the screen because the payment by card belongs to another feature. */
export type GiveByCard = ComponentType<{ amount?: number | undefined; frequency?: Frequency; children?: ReactNode }>
