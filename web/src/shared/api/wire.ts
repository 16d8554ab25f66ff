// biome-ignore-all lint/performance: types leave nothing behind in the bundle.
import type { Document, FullUser, Profile, UploadMeta } from '#generated/provider.wire.ts'

/** The contract's shapes by their own names; nothing outside `shared/api` reads `generated/`. */
export type * from '#generated/provider.wire.ts'

export type UploadCategory = UploadMeta['category']
export type DonorData = NonNullable<Profile['donor']>
export type Giving = NonNullable<FullUser['Giving']>
/** `Document` is a name of the browser's. */
export type DonorDocument = Document
