export type AccountRow = 'profile' | 'email' | 'avatar' | 'taxData' | 'documents' | 'password' | 'rating' | 'withdrawal'

export type AccountGroup = { id: 'data' | 'giving' | 'access' | 'foundation'; rows: readonly AccountRow[] }

/** Withdrawing the consent comes last. */
export const accountGroups: readonly AccountGroup[] = [
  { id: 'data', rows: ['profile', 'email', 'avatar'] },
  { id: 'giving', rows: ['taxData', 'documents'] },
  { id: 'access', rows: ['password'] },
  { id: 'foundation', rows: ['rating', 'withdrawal'] },
]
