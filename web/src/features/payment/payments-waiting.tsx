import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'

/** The placeholder of the totals and the list. */
export function PaymentsWaiting() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" />
      <Card>
        <Skeleton shape="titled" lines={8} />
      </Card>
    </Stack>
  )
}
