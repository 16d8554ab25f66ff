import type { FullUser, LoginAnswer, Profile, Scope } from '../api/wire.ts'

/** The session of rule 4.6: the signed-in user, as far as the frame and the guards need it. */
export type SignedIn = {
  isLoggedIn: true
  loginScope: Scope
  profile: Profile
  personId: string
  email: string
  displayName: string
  /** Shown as the angel number of a donor or the personal number of a recipient. */
  personalNumber: string
  avatar: string
  /** 1 male, 2 female, -1 absent (rule 4.6). */
  gender: 1 | 2 | -1
  fullUser: FullUser
}

export type SignedOut = { isLoggedIn: false }

export type Session = SignedIn | SignedOut

export const signedOut: SignedOut = { isLoggedIn: false }

export function sessionOf({ scope, profile, profile_full, personId }: LoginAnswer): SignedIn {
  return { isLoggedIn: true, loginScope: scope, personId, ...fromProfile(profile), fullUser: profile_full }
}

/** Replaces the profile and, when given, the full object; the login flag, scope and person stay (rule 4.5). */
export function refreshed(session: SignedIn, fresh: { profile?: Profile; fullUser: FullUser }): SignedIn {
  return { ...session, ...(fresh.profile && fromProfile(fresh.profile)), fullUser: fresh.fullUser }
}

function fromProfile(profile: Profile) {
  return {
    profile,
    email: profile.email ?? '',
    displayName: profile.displayName,
    personalNumber: profile.personalNumber,
    avatar: profile.avatar ?? '',
    gender: profile.gender,
  }
}
