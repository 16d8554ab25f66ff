import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'

/** Where the totals and the list will stand. */
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
