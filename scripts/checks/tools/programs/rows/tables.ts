import type { ProgramId, Row } from '../row.ts'

const calc = (file: string, filter = '') =>
  `soffice --headless ${filter && `--infilter='CSV:${filter}' `}--convert-to fods ${file} >soffice.log && python3 $READERS/tables.py calc ${file.replace(/\.\w+$/, '')}.fods`
const gnumeric = (file: string, options = '') =>
  `ssconvert ${options}${file} ${file}.gnumeric 2>gnumeric.log && python3 $READERS/tables.py gnumeric ${file}.gnumeric`
const python = (reader: string, file: string) => `python3 $READERS/tables.py ${reader} ${file}`
const node = (reader: ProgramId, file: string) => `node $READERS/tables.ts ${reader} ${file}`

const PAYMENTS_CSV = 'Payments, CSV, Czech'
const PAYMENTS_XLSX = 'Payments, XLSX, Czech'
const FAMILY_CSV = 'Contributions of a family, CSV'
const FAMILY_XLSX = 'Contributions of a family, XLSX'
const TYPED = 'date 2026-11-10; number 1234567; text převodem; text 10000001; text 12/2026; 0 formulas'
const FAMILY_TYPED = 'text 11/2026; date 2026-11-02; number 6900; 0 formulas'

export const tables: readonly Row[] = [
  { thing: PAYMENTS_XLSX, program: 'libreOffice', command: calc('payments-cs.xlsx'), seen: TYPED },
  {
    thing: 'Payments, XLSX, English',
    program: 'libreOffice',
    command: calc('payments-en.xlsx'),
    seen: TYPED.replace('převodem', 'bank transfer'),
  },
  {
    thing: `${PAYMENTS_CSV}; the separator and Czech chosen in the window of the import`,
    program: 'libreOffice',
    command: calc('payments-cs.csv', '59,34,76,1,,1029,false,false'),
    seen: 'text 2026-11-10; number 1234567; text převodem; number 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: `${PAYMENTS_CSV}; also “Detect special numbers”`,
    program: 'libreOffice',
    command: calc('payments-cs.csv', '59,34,76,1,,1029,false,true'),
    seen: 'date 2026-11-10; number 1234567; text převodem; number 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: 'Payments, CSV, English; English (USA) and “Detect special numbers”',
    program: 'libreOffice',
    command: calc('payments-en.csv', '44,34,76,1,,1033,false,true'),
    seen: 'date 2026-11-10; number 1234567; text bank transfer; number 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: `${PAYMENTS_CSV}; nothing chosen`,
    program: 'libreOffice',
    command: calc('payments-cs.csv'),
    seen: 'text 2026-11-10;1234567;převodem;10000001;12/2026;2026-12-01;čeká na předání;;; 0 formulas',
  },
  { thing: FAMILY_XLSX, program: 'libreOffice', command: calc('family.xlsx'), seen: FAMILY_TYPED },
  {
    thing: `${FAMILY_CSV}; the separator, Czech and “Detect special numbers”`,
    program: 'libreOffice',
    command: calc('family.csv', '59,34,76,1,,1029,false,true'),
    seen: 'text 11/2026; date 2026-11-02; number 6900; 0 formulas',
  },
  {
    thing: PAYMENTS_XLSX,
    program: 'gnumeric',
    command: gnumeric('payments-cs.xlsx'),
    seen: 'date 46336; number 1234567; text převodem; text 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: FAMILY_XLSX,
    program: 'gnumeric',
    command: gnumeric('family.xlsx'),
    seen: 'text 11/2026; date 46328; number 6900; 0 formulas',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'gnumeric',
    command: gnumeric('payments-cs.csv'),
    seen: 'date 46336; number 1234567; text převodem; number 10000001; date 46357; 0 formulas',
  },
  {
    thing: 'Payments, CSV, English',
    program: 'gnumeric',
    command: gnumeric('payments-en.csv'),
    seen: 'date 46336; number 1234567; text bank transfer; number 10000001; date 46357; 0 formulas',
  },
  {
    thing: FAMILY_CSV,
    program: 'gnumeric',
    command: gnumeric('family.csv'),
    seen: 'date 46327; date 46328; number 6900; 0 formulas',
  },
  { thing: PAYMENTS_XLSX, program: 'openpyxl', command: python('openpyxl', 'payments-cs.xlsx'), seen: TYPED },
  { thing: FAMILY_XLSX, program: 'openpyxl', command: python('openpyxl', 'family.xlsx'), seen: FAMILY_TYPED },
  {
    thing: PAYMENTS_XLSX,
    program: 'pandas',
    command: python('pandas', 'payments-cs.xlsx'),
    seen: 'date 2026-11-10; number 1234567; text převodem; number 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'pandas',
    command: python('pandas', 'payments-cs.csv'),
    seen: 'text 2026-11-10; number 1234567; text převodem; number 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: 'Payments, CSV, English',
    program: 'pandas',
    command: python('pandas', 'payments-en.csv'),
    seen: 'text 2026-11-10; number 1234567; text bank transfer; number 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: `${PAYMENTS_CSV}; the separator guessed`,
    program: 'python',
    command: python('sniffer', 'payments-cs.csv'),
    seen: 'text 2026-11-10; text 1234567; text převodem; text 10000001; text 12/2026; 0 formulas',
  },
  {
    thing: PAYMENTS_XLSX,
    program: 'excelJs',
    command: node('excelJs', 'payments-cs.xlsx'),
    seen: 'date 2026-11-10T00:00:00.000Z; number 1234567; text převodem; text 10000001; text 12/2026',
  },
  {
    thing: PAYMENTS_XLSX,
    program: 'sheetJs',
    command: node('sheetJs', 'payments-cs.xlsx'),
    seen: 'date 2026-11-10T00:00:00.000Z; number 1234567; text převodem; text 10000001; text 12/2026',
  },
  {
    thing: PAYMENTS_XLSX,
    program: 'readExcelFile',
    command: node('readExcelFile', 'payments-cs.xlsx'),
    seen: 'date 2026-11-10T00:00:00.000Z; number 1234567; text převodem; text 10000001; text 12/2026',
  },
  {
    thing: `${PAYMENTS_XLSX}, in New York`,
    program: 'sheetJs',
    command: `TZ=America/New_York ${node('sheetJs', 'payments-cs.xlsx')}`,
    seen: 'date 2026-11-10T05:00:00.000Z; number 1234567; text převodem; text 10000001; text 12/2026',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'sheetJs',
    command: node('sheetJs', 'payments-cs.csv'),
    seen: 'date 2026-11-10T00:00:00.000Z; number 1234567; text převodem; number 10000001; date 2026-12-01T00:00:00.000Z',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'excelJs',
    command: node('excelJs', 'payments-cs.csv'),
    seen: 'date 2026-11-10T00:00:00.000Z; number 1234567; text převodem; number 10000001; text 12/2026',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'papaParse',
    command: node('papaParse', 'payments-cs.csv'),
    seen: 'text 2026-11-10; number 1234567; text převodem; number 10000001; text 12/2026',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'csvParse',
    command: node('csvParse', 'payments-cs.csv'),
    seen: 'date 2026-11-10T00:00:00.000Z; number 1234567; text převodem; number 10000001; date 2026-12-01T00:00:00.000Z',
  },
  {
    thing: PAYMENTS_CSV,
    program: 'hledger',
    command: `printf 'skip 1\\nseparator ;\\nfields date,amount,type,code,description\\ncurrency CZK\\naccount1 assets:charity\\n' >payments.rules && hledger -f payments-cs.csv --rules-file payments.rules balance assets:charity --layout=bare -N`,
    seen: '1236067  CZK  assets:charity',
  },
]
