/** What is used of the tools of this folder: they are installed only by the commands that load them, and every check reads the types. */

declare module 'lighthouse' {
  type Audit = { numericValue?: number; details?: object }
  type Run = {
    lhr: {
      runtimeError?: { message: string }
      audits: Partial<Record<string, Audit>>
      categories: Partial<Record<string, { score: number | null }>>
    }
  }
  type Flags = { port: number; logLevel: 'error'; onlyCategories: string[] }
  export default function lighthouse(url: string, flags: Flags): Promise<Run | undefined>
}

declare module '@stryker-mutator/core' {
  type Status =
    | 'Killed'
    | 'Survived'
    | 'NoCoverage'
    | 'Timeout'
    | 'CompileError'
    | 'RuntimeError'
    | 'Ignored'
    | 'Pending'
  type Result = {
    status: Status
    fileName: string
    location: { start: { line: number } }
    mutatorName: string
    replacement: string
  }
  export class Stryker {
    constructor(options: Readonly<Record<string, unknown>>)
    runMutationTest(): Promise<Result[]>
  }
}

declare module 'puppeteer-core' {
  type Locator = { fill: (text: string) => Promise<void>; click: () => Promise<void>; wait: () => Promise<unknown> }
  type Page = {
    goto: (url: string) => Promise<unknown>
    goBack: () => Promise<unknown>
    locator: (selector: string) => Locator
    evaluate: <Result>(read: () => Result) => Promise<Result>
    waitForFunction: (holds: () => boolean) => Promise<unknown>
  }
  type Options = { browser: 'firefox'; executablePath: string; defaultViewport: { width: number; height: number } }
  export function launch(options: Options): Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
}

declare module 'exceljs' {
  type Sheet = { lastRow?: { values: unknown[] | Record<string, unknown> } }
  class Workbook {
    worksheets: Sheet[]
    csv: { readFile: (file: string, options: { parserOptions: { delimiter: string } }) => Promise<unknown> }
    xlsx: { readFile: (file: string) => Promise<unknown> }
  }
  const library: { Workbook: typeof Workbook }
  export default library
}

declare module 'papaparse' {
  type Options = { dynamicTyping: boolean; skipEmptyLines: boolean }
  const library: { parse: (text: string, options: Options) => { data: unknown[][] } }
  export default library
}

declare module 'read-excel-file/node' {
  export default function read(file: string): Promise<{ data: unknown[][] }[]>
}

declare module 'xlsx' {
  type Book = { SheetNames: string[]; Sheets: Record<string, object> }
  export function read(file: Buffer, options: { cellDates: boolean }): Book
  export const utils: { sheet_to_json: (sheet: object, options: { header: 1 }) => unknown[][] }
}

declare module 'mailparser' {
  type Mail = { subject?: string; text?: string; html?: string | false }
  export function simpleParser(source: string, options: { skipHtmlToText: boolean }): Promise<Mail>
}

declare module 'postal-mime' {
  type Mail = { subject?: string; text?: string; html?: string }
  const library: { parse: (source: string) => Promise<Mail> }
  export default library
}

declare module '@zxing/library' {
  export enum DecodeHintType {
    TRY_HARDER = 3,
  }
  export const RGBLuminanceSource: new (grey: Uint8ClampedArray, width: number, height: number) => object
  export const HybridBinarizer: new (source: object) => object
  export const BinaryBitmap: new (binarizer: object) => object
  export class QRCodeReader {
    decode(bitmap: object, hints: Map<DecodeHintType, boolean>): { getText: () => string }
  }
}

declare module 'zxing-wasm/reader' {
  type Picture = { data: Uint8ClampedArray; width: number; height: number; colorSpace: 'srgb' }
  export function prepareZXingModule(options: { overrides: { wasmBinary: ArrayBuffer } }): void
  export function readBarcodes(picture: Picture, options: { formats: ['QRCode'] }): Promise<{ text: string }[]>
}

declare module 'curl-to-postmanv2' {
  type Request = { method: string; body: { raw?: string } }
  type Converted = { result: boolean; reason?: string; output?: { data: Request }[] }
  type Options = { type: 'string'; data: string }
  const library: { convert: (options: Options, done: (error: unknown, converted: Converted) => void) => void }
  export default library
}

declare module 'har-validator' {
  const library: { har: (har: object) => Promise<object> }
  export default library
}

declare module 'httpsnippet' {
  export class HTTPSnippet {
    constructor(har: object)
    convert(target: 'python', client: 'requests'): string | string[] | false
  }
}
