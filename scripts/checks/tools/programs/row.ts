/** Where a program comes from: a package of Debian, or one of npm. */
type Package = { debian: string } | { npm: string }

export const programs = {
  csvParse: { name: 'csv-parse', npm: 'csv-parse' },
  excelJs: { name: 'ExcelJS', npm: 'exceljs' },
  gnumeric: { name: 'Gnumeric', debian: 'gnumeric' },
  hledger: { name: 'hledger', debian: 'hledger' },
  libreOffice: { name: 'LibreOffice Calc', debian: 'libreoffice-calc-nogui' },
  openpyxl: { name: 'openpyxl', debian: 'python3-openpyxl' },
  pandas: { name: 'pandas', debian: 'python3-pandas' },
  papaParse: { name: 'Papa Parse', npm: 'papaparse' },
  python: { name: 'Python csv', debian: 'python3-minimal' },
  readExcelFile: { name: 'read-excel-file', npm: 'read-excel-file' },
  sheetJs: { name: 'SheetJS', npm: 'xlsx' },
} satisfies Record<string, Package & { name: string }>

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
  /** What the user has to know; left out if nothing. */
  know?: string
}
