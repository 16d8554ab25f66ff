import { closeSync, openSync, readSync } from 'node:fs'
import { FORMAT } from '../../format.ts'
import { ANSWER, DataFolderError, reasonOf } from './data-folder-error.ts'

/** „GAwo“: distinguishes our files from other databases. */
export const APPLICATION_ID = 0x4741776f

const LENGTH = 100
const MAGIC = 'SQLite format 3\0'
const FORMAT_AT = 60
const APPLICATION_AT = 68

/** Checks the file's header with plain reads: opening a database may already write to it. Throws `DataFolderError`. */
export function validateHeader(path: string): void {
  const head = readHead(path)
  if (head.length < LENGTH || head.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new DataFolderError(`${path} is no SQLite database. ${ANSWER.damaged}`)
  if (head.readUInt32BE(APPLICATION_AT) !== APPLICATION_ID)
    throw new DataFolderError(`${path} is a database of another program. It was left as it is; ${ANSWER.elsewhere}.`)
  const format = head.readUInt32BE(FORMAT_AT)
  if (format !== FORMAT)
    throw new DataFolderError(
      `${path} was written by ${format > FORMAT ? 'a newer' : 'an older'} version of this server (format ${format}, this one knows ${FORMAT}). ` +
        `It was left as it is: start that version, or ${ANSWER.elsewhere}.`,
    )
}

function readHead(path: string): Buffer {
  try {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(LENGTH)
      return head.subarray(0, readSync(file, head, 0, LENGTH, 0))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new DataFolderError(`${path} cannot be read (${reasonOf(error)}). ${ANSWER.damaged}`)
  }
}
