import { expect, test } from 'vitest'
import { type MemberView, readMemberView } from './use-member-view.ts'

test.each<[string, MemberView]>([
  ['', { kind: 'list' }],
  ['?clen=novy', { kind: 'add' }],
  ['?clen=member-2', { kind: 'edit', memberId: 'member-2' }],
  ['?odebrat=member-2', { kind: 'remove', memberId: 'member-2' }],
])('the address %j shows the member view %j', (search, view) => {
  expect(readMemberView(search)).toEqual(view)
})
