import type { World } from '../world/world.ts'
import type { AnyFault, Fault, MessageFault } from './fault.ts'
import { isMessageFault, readFault } from './fault.ts'

type Cut = Extract<Fault, { kind: 'cut' }>

/** The faults of a world; undefined as long as nobody set one, so that an ordinary call pays one look-up. */
export function faultsOf(world: World): FaultList | undefined {
  return world.beside.faults as FaultList | undefined
}

/** The same, made when there was none. */
export function openFaults(world: World): FaultList {
  world.beside.faults ??= new FaultList(world)
  return world.beside.faults as FaultList
}

export class FaultList {
  readonly #world: World
  #armed: { readonly fault: AnyFault; left: number }[] = []
  #last = 0

  constructor(world: World) {
    this.#world = world
  }

  /** Throws `FaultRefusedError`. */
  add(wish: Readonly<Record<string, unknown>>, operationIds: ReadonlySet<string>): AnyFault {
    const fault = readFault(`fault-${this.#last + 1}`, wish, operationIds)
    this.#last += 1
    this.#armed.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    return fault
  }

  list(): readonly (AnyFault & { readonly left?: number })[] {
    return this.#armed.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, left } : fault))
  }

  /** Every fault, or the one with this id. */
  remove(id?: string): boolean {
    const before = this.#armed.length
    this.#armed = id === undefined ? [] : this.#armed.filter(({ fault }) => fault.id !== id)
    return this.#armed.length < before || id === undefined
  }

  /** The fault that meets this call, counted as used. The first one set wins; later ones wait for their turn. */
  meet(operationId: string): Fault | undefined {
    return this.#take(operationId, (fault): fault is Fault => !isMessageFault(fault))
  }

  /** Only a cut before the commit: on an upload it has to act while the body is still coming. */
  meetUploadCut(operationId: string): Cut | undefined {
    return this.#take(operationId, (fault): fault is Cut => fault.kind === 'cut' && fault.when === 'before')
  }

  meetMessage(operationId: string): MessageFault | undefined {
    return this.#take(operationId, isMessageFault)
  }

  #take<Kind extends AnyFault>(operationId: string, fits: (fault: AnyFault) => fault is Kind): Kind | undefined {
    for (const armed of this.#armed) {
      const { fault } = armed
      if (!aimsAt(fault, operationId) || !fits(fault) || !this.#chance(fault.probability)) continue
      armed.left -= 1
      if (armed.left <= 0) this.#armed = this.#armed.filter((other) => other !== armed)
      return fault
    }
    return undefined
  }

  #chance(probability: number | undefined): boolean {
    if (probability === undefined) return true
    const { decision } = this.#world.act((_state, random) => ({ changes: [], drawn: random.next() }))
    return decision.drawn < probability
  }
}

const aimsAt = ({ operationId: aim }: AnyFault, operationId: string): boolean => aim === '*' || aim === operationId
