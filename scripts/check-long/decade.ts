import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Check, grouped, scaled } from './check.ts'
import type { Decade } from './decade-process.ts'

const DONORS = 24_000
const MEGABYTES = 12_000

/** `three-years-of-card.test.ts` checks the rules with three donors. */
export const decade: Check = {
  name: 'decade',
  goal: `a world of ${grouped(DONORS)} donors with recurring cards over ten years: every charge, distribution, letter, certificate and contribution as calculated without the domain`,
  async run(scale) {
    const donors = scaled(DONORS, scale)
    const child = fork(`${import.meta.dirname}/decade-process.ts`, [`${donors}`], {
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
    })
    const [played] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The process ended with ${String(code)}`)
      }),
    ])) as [Decade]
    const { gifts, crowns, letters, certificates, seconds, heapMb, findings } = played
    return {
      figure: `${grouped(donors)} donors, ${grouped(gifts)} gifts of ${grouped(crowns)} Kč, ${grouped(letters)} letters, ${grouped(certificates)} certificates in ${seconds.toFixed(0)} s and ${grouped(Math.round(heapMb))} MB: ${findings.length} otherwise`,
      passed: findings.length === 0,
      findings: findings.slice(0, 20),
    }
  },
}
