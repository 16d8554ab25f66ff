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
