import { readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../../testing/data-folders.ts'
import { FORMAT } from '../../format.ts'
import { openDataFile } from './data-file.ts'
import { ANSWER, DataFolderError } from './data-folder-error.ts'

const fileIn = (folder: string) => join(folder, 'worlds.sqlite')

function open(path: string): DatabaseSync {
  const database = openDataFile(path)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return database
}

function setFormat(path: string, format: number) {
  openDataFile(path).close()
  const other = new DatabaseSync(path)
  other.exec(`PRAGMA user_version = ${format}`)
  other.close()
}

describe('a file of another program, format or process is left unchanged byte for byte', () => {
  const make = {
    text: (path: string) => writeFileSync(path, 'Dear diary, '.repeat(100)),
    empty: (path: string) => writeFileSync(path, ''),
    'a file with a header only': (path: string) => {
      openDataFile(path).close()
      truncateSync(path, 60)
    },
    'a database of another program': (path: string) => {
      const other = new DatabaseSync(path)
      other.exec('PRAGMA journal_mode = WAL; CREATE TABLE songs (name TEXT)')
      other.close()
    },
    'a newer format': (path: string) => setFormat(path, FORMAT + 1),
    'an older format': (path: string) => setFormat(path, FORMAT - 1),
  }
  test.each<[keyof typeof make, string]>([
    ['text', 'is no SQLite database'],
    ['empty', 'is no SQLite database'],
    ['a file with a header only', 'is no SQLite database'],
    ['a database of another program', 'is a database of another program'],
    [
      'a newer format',
      `was written by a newer version of this server (format ${FORMAT + 1}, this one knows ${FORMAT})`,
    ],
    [
      'an older format',
      `was written by an older version of this server (format ${FORMAT - 1}, this one knows ${FORMAT})`,
    ],
  ])('%s', (name, message) => {
    const folder = freshFolder()
    const path = fileIn(folder)
    make[name](path)
    const before = readFileSync(path)
    expect(() => openDataFile(path)).toThrow(DataFolderError)
    expect(() => openDataFile(path)).toThrow(`${path} ${message}`)
    expect(() => openDataFile(path)).toThrow('--data OTHER')
    expect(readFileSync(path)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['worlds.sqlite'])
  })
})

test('the error for a damaged file names it and says what to do', () => {
  const path = fileIn(freshFolder())
  open(path).close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, 4096, 8192))
  expect(() => openDataFile(path)).toThrow(`${path} is damaged`)
  expect(() => openDataFile(path)).toThrow('Put back a copy of the folder from before')
})

test('a write-ahead log without its file is not used for a new file', () => {
  const path = fileIn(freshFolder())
  writeFileSync(`${path}-wal`, 'left behind')
  const refused = new DataFolderError(`${path}-wal is there, but ${path} to which it belongs is not. ${ANSWER.damaged}`)
  expect(() => openDataFile(path)).toThrow(refused)
  expect(refused.name).toBe('DataFolderError')
})

test('a new file is created complete and readable by its owner only', () => {
  const folder = freshFolder()
  open(fileIn(folder)).close()
  expect(readdirSync(folder)).toEqual(['worlds.sqlite'])
  expect(statSync(fileIn(folder)).mode & 0o777).toBe(0o600)
})

test('a dangling link at the file’s path is reported and not overwritten', () => {
  const folder = freshFolder()
  symlinkSync('nowhere', fileIn(folder))
  expect(() => openDataFile(fileIn(folder))).toThrow(`${fileIn(folder)} cannot be read (ENOENT`)
  expect(readdirSync(folder)).toEqual(['worlds.sqlite'])
})

test('the error for a folder that cannot be created names it', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => openDataFile(join(folder, 'file', 'worlds.sqlite'))).toThrow('worlds.sqlite cannot be made')
})

test('a second server is refused while the first one runs, and accepted afterwards', () => {
  const path = fileIn(freshFolder())
  const first = open(path)
  expect(() => openDataFile(path)).toThrow(`${path} is in use by another server`)
  first.close()
  expect(() => open(path)).not.toThrow()
})

test('a commit returns only after its data is on the disk', () => {
  const database = open(fileIn(freshFolder()))
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
})
