import { ContactViews } from '../features/contact-view/contact-views.tsx'
import contactView from '../features/contact-view/locales/cs.json' with { type: 'json' }
import { FamilyMembers } from '../features/family-member/family-members.tsx'
import familyMember from '../features/family-member/locales/cs.json' with { type: 'json' }
import { useMemberView } from '../features/family-member/use-member-view.ts'
import { ContactsPage } from '../features/recipient-data/contacts-page.tsx'
import recipientData from '../features/recipient-data/locales/cs.json' with { type: 'json' }
import editing from '../shared/editing/locales/cs.json' with { type: 'json' }
import { useRecipientRecord } from '../shared/session/recipient-record.ts'

export const texts = {
  'recipient-data': recipientData,
  'family-member': familyMember,
  'contact-view': contactView,
  editing,
}

/** /prijemce/moje-udaje-kontakty (rule 2.9), Czech only. */
export function Component() {
  const isOneInHand = useOneInHand()
  return (
    <ContactsPage isAside={isOneInHand}>
      <FamilyMembers />
      {!isOneInHand && <ContactViews />}
    </ContactsPage>
  )
}

/** The address of a removed member shows all of them. */
function useOneInHand(): boolean {
  const { view } = useMemberView()
  const { record } = useRecipientRecord()
  if (view.kind !== 'edit') return view.kind === 'add'
  return record?.FamilyMembers.some(({ Id, Removal }) => Id === view.memberId && !Removal) ?? false
}
