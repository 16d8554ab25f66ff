import type { ComponentType, ReactNode } from 'react'
import type { Frequency } from '../../shared/api/wire.ts'

/**
 * The button that opens the dialog of a payment by card; passed by the screen because it belongs to
 * another feature.
 */
export type GiveByCard = ComponentType<{ amount?: number | undefined; frequency?: Frequency; children?: ReactNode }>
