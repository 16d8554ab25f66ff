import { Redirect } from '../../shared/navigation/navigation.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

/** A redirect alone leaves the page blank until the code of the next one is there. */
export function RenewalRedirect({ to }: { to: string }) {
  return (
    <>
      <Redirect to={to} />
      <Skeleton shape="page" />
    </>
  )
}
