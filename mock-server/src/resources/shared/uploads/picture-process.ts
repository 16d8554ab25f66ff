import { runJobs } from '../jobs/run-jobs.ts'
import type { PictureJob } from './decode-picture.ts'
import { makePhoto, makePicture } from './picture.ts'

runJobs(({ kind, bytes, mediaType }: PictureJob) =>
  kind === 'avatar' ? makePicture(bytes) : makePhoto(bytes, mediaType),
)
