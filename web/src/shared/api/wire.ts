// biome-ignore-all lint/performance: types add nothing to the bundle.
import type { Document, FullUser, Profile, UploadMeta } from '#generated/provider.wire.ts'

/** The contract's types by their own names; only `shared/api` reads `generated/`. */
export type * from '#generated/provider.wire.ts'

export type UploadCategory = UploadMeta['category']
export type DonorData = NonNullable<Profile['donor']>
export type Giving = NonNullable<FullUser['Giving']>
/** Renamed because `Document` is a browser global. */
export type DonorDocument = Document
