import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { Button } from '../../../src/shared/ui/button.tsx'
import { useAddress } from '../../frame/use-address.ts'
import tools from '../shared/tools.module.css'

/** A snapshot was opened as its own world: which one, and a link to it in the console. */
export function OpenedSnapshot({ opened: { world, isOpen } }: { opened: { world: string; isOpen: boolean } }) {
  const { t } = useTranslation('console-tools')
  const { goToWorld } = useAddress()
  return (
    <Banner
      tone={isOpen ? 'ok' : 'warn'}
      role="status"
      actions={
        <Button className={tools.control} onClick={() => goToWorld(world)}>
          {t(($) => $.snapshots.goThere, { world })}
        </Button>
      }
    >
      {isOpen ? t(($) => $.snapshots.opened, { world }) : t(($) => $.snapshots.windowRefused, { world })}
    </Banner>
  )
}
