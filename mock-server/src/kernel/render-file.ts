import type { Decided } from './call.ts'
import type { AnsweredFile } from './handler.ts'

/** A file that the operation decided to answer with, before it is rendered. */
export const decideFile = (file: AnsweredFile, rule: string): Decided => ({
  status: 200,
  code: 200,
  error: undefined,
  body: '',
  file,
  rule,
  applied: [],
  headers: { 'content-type': file.mediaType, 'content-disposition': `inline; filename="${file.name}"` },
})

/** The same decision with the file's bytes as its body. */
export const renderFile = async (decided: Decided, { render }: AnsweredFile): Promise<Decided> => ({
  ...decided,
  body: await render(),
})
