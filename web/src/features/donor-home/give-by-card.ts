import type { ComponentType, ReactNode } from 'react'
import type { Frequency } from '../../shared/api/wire.ts'

/** The button that opens the window of a payment by card; another feature's, so the screen brings it. */
export type GiveByCard = ComponentType<{ amount?: number | undefined; frequency?: Frequency; children?: ReactNode }>
