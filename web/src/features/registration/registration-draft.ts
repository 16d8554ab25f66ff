/** Names the draft of the form, which has no owner: it is stored in the tab, and removed once the account is open. */
export const REGISTRATION_DRAFT = 'registration-draft'
