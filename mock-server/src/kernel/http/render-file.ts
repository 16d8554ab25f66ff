import type { AnsweredFile } from '../handler.ts'
import type { OperationResult } from '../pipeline/request-context.ts'

/** A file that the operation returns, before it is rendered. */
export const fileResult = (file: AnsweredFile, rule: string): OperationResult => ({
  status: 200,
  code: 200,
  error: undefined,
  body: '',
  file,
  rule,
  applied: [],
  headers: { 'content-type': file.mediaType, 'content-disposition': `inline; filename="${file.name}"` },
})

/** The same result with the file's bytes as its body. */
export async function renderFile(decided: OperationResult): Promise<OperationResult> {
  return decided.file ? { ...decided, body: await decided.file.render() } : decided
}
