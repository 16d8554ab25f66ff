/** Element ids to which the focus moves. */
export const membersHeadingId = 'family-members'
export const addButtonId = 'family-member-add'
export const memberHeadingId = (memberId: string): string => `family-member-${memberId}`
export const editButtonId = (memberId: string): string => `family-member-edit-${memberId}`
export const removeButtonId = (memberId: string): string => `family-member-remove-${memberId}`
