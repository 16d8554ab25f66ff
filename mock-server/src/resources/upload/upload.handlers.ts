import { type OfferedFile, refuseFiles, shownName } from '../../domain/files/upload-rules.ts'
import { set } from '../../domain/state/change.ts'
import type { Handler } from '../../kernel/handler.ts'
import { personOf } from '../shared/person-of-token.ts'
import { offer } from '../shared/uploads/offered-file.ts'

/** The bytes are inspected before the atomic step; `prepared` has the detected type of each file. */
export const uploadFiles: Handler<'uploadFiles', readonly OfferedFile[]> = {
  prepare: async (_world, { files }) => files.map(offer),
  run(world, { caller }, { prepared, now, random }) {
    const person = personOf(world, caller)
    const refusals = refuseFiles(prepared)
    const [first] = refusals
    if (first) {
      const fields = Object.fromEntries(refusals.map(({ part, error }) => [part, error]))
      const answer = { error_code: 400, error: first.error, fields } as const
      return { answer, changes: [], rule: 'rule 15.1 File types' }
    }
    const stored = prepared.map(({ category, fileName, size, detectedType }) => ({
      fileId: `file-${random.id()}`,
      category: category ?? '',
      name: shownName(fileName),
      size,
      mediaType: detectedType ?? '',
      uploadedAt: now,
    }))
    return {
      answer: {
        error_code: 200,
        response: { files: stored.map(({ fileId, name }) => ({ Key: fileId, Value: name })) },
      },
      changes: stored.map((file) => set(['uploads', person.personId, file.fileId], file)),
      rule: 'rule 15.1 File types',
    }
  },
}
