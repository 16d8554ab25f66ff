import { readFileSync, writeFileSync } from 'node:fs'

/** Where a program comes from: a package of Debian, or one of npm. */
type Package = { debian: string } | { npm: string }

export const programs = {
  bash: { name: 'bash', debian: 'bash' },
  busybox: { name: 'BusyBox', debian: 'busybox' },
  chromium: { name: 'Chromium', debian: 'chromium' },
  csvParse: { name: 'csv-parse', npm: 'csv-parse' },
  curlToPostman: { name: 'Postman’s importer of cURL', npm: 'curl-to-postmanv2' },
  dash: { name: 'dash', debian: 'dash' },
  eSpeak: { name: 'eSpeak NG', debian: 'espeak-ng' },
  excelJs: { name: 'ExcelJS', npm: 'exceljs' },
  firefox: { name: 'Firefox', debian: 'firefox-esr' },
  fish: { name: 'fish', debian: 'fish' },
  gnumeric: { name: 'Gnumeric', debian: 'gnumeric' },
  harValidator: { name: 'har-validator', npm: 'har-validator' },
  httpSnippet: { name: 'httpsnippet', npm: 'httpsnippet' },
  html2text: { name: 'html2text', debian: 'html2text' },
  hledger: { name: 'hledger', debian: 'hledger' },
  infoZip: { name: 'Info-ZIP', debian: 'unzip' },
  libreOffice: { name: 'LibreOffice Calc', debian: 'libreoffice-calc-nogui' },
  openCv: { name: 'OpenCV', debian: 'python3-opencv' },
  openpyxl: { name: 'openpyxl', debian: 'python3-openpyxl' },
  ghostscript: { name: 'Ghostscript', debian: 'ghostscript' },
  libLouis: { name: 'liblouis', debian: 'liblouis-bin' },
  lynx: { name: 'Lynx', debian: 'lynx' },
  mailparser: { name: 'mailparser', npm: 'mailparser' },
  mblaze: { name: 'mblaze', debian: 'mblaze' },
  mksh: { name: 'mksh', debian: 'mksh' },
  mutt: { name: 'Mutt', debian: 'mutt' },
  muPdf: { name: 'MuPDF', debian: 'mupdf-tools' },
  pdfJs: { name: 'PDF.js', npm: 'pdfjs-dist' },
  pdfMiner: { name: 'pdfminer.six', debian: 'python3-pdfminer' },
  playwright: { name: 'Playwright', npm: '@playwright/test' },
  poppler: { name: 'Poppler', debian: 'poppler-utils' },
  pyPdf: { name: 'pypdf', debian: 'python3-pypdf' },
  qpdf: { name: 'QPDF', debian: 'qpdf' },
  pandas: { name: 'pandas', debian: 'python3-pandas' },
  papaParse: { name: 'Papa Parse', npm: 'papaparse' },
  postalMime: { name: 'postal-mime', npm: 'postal-mime' },
  python: { name: 'Python', debian: 'python3-minimal' },
  imageMagick: { name: 'ImageMagick', debian: 'imagemagick' },
  jsQr: { name: 'jsQR', npm: 'jsqr' },
  zsh: { name: 'Zsh', debian: 'zsh' },
  zbar: { name: 'ZBar', debian: 'zbar-tools' },
  zxing: { name: 'ZXing for JavaScript', npm: '@zxing/library' },
  zxingCpp: { name: 'ZXing-C++', debian: 'zxing-cpp-tools' },
  zxingWasm: { name: 'zxing-wasm', npm: 'zxing-wasm' },
  readExcelFile: { name: 'read-excel-file', npm: 'read-excel-file' },
  spamAssassin: { name: 'SpamAssassin', debian: 'spamassassin' },
  w3m: { name: 'w3m', debian: 'w3m' },
  sheetJs: { name: 'SheetJS', npm: 'xlsx' },
} satisfies Record<string, Package & { name: string }>

/** All that the rows need, to install. */
export const debianPackages: readonly string[] = Object.values(programs)
  .flatMap((program) => ('debian' in program ? [program.debian] : []))
  .toSorted()

export type ProgramId = keyof typeof programs

/** What a program makes of a thing that the product gave: one row of docs/programs.md. */
export type Row = {
  /** What it is for a user. */
  thing: string
  program: ProgramId
  /** For bash, in the folder of the things; `$READERS` has the readers that need a few lines of code. */
  command: string
  /** The recorded output; a line end is ` / `. The check is red when the program prints another. */
  seen: string
  /** What the user has to know; empty if nothing. */
  know: string
}

const fileOf = (group: string) => `${import.meta.dirname}/rows/${group}.tsv`

/** Throws for a row of an unknown program. */
export function readRows(group: string): Row[] {
  const lines = readFileSync(fileOf(group), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [thing = '', program = '', command = '', seen = '', know = ''] = line.split('\t')
    if (!isProgram(program)) throw new Error(`rows/${group}.tsv: row.ts has no program ${program}`)
    return { thing, program, command, seen, know }
  })
}

const isProgram = (id: string): id is ProgramId => id in programs

export function writeRows(group: string, rows: readonly Row[]): void {
  const lines = rows.map(({ thing, program, command, seen, know }) => [thing, program, command, seen, know].join('\t'))
  writeFileSync(fileOf(group), `${lines.join('\n')}\n`)
}
