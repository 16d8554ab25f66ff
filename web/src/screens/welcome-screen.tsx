import { Doors } from '../features/welcome/doors.tsx'
import { Hello } from '../features/welcome/hello.tsx'
import welcome from '../features/welcome/locales/cs.json' with { type: 'json' }
import { MoneyTrail } from '../features/welcome/money-trail.tsx'
import { Steps } from '../features/welcome/steps.tsx'
import { TalkToUs } from '../features/welcome/talk-to-us.tsx'

export const texts = { welcome }

/** / for a visitor: two links, and what the one for donors leads to (rule 2.1). */
export function Component() {
  return (
    <>
      <Hello>
        <Doors />
      </Hello>
      <Steps />
      <MoneyTrail />
      <TalkToUs />
    </>
  )
}
