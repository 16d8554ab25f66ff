/** What a file leaves out or says in another way, and why there can be no file, in the languages of the console. */
export interface NoteTexts {
  readonly bytesReplaced: (file: string) => string
  readonly addressVaries: (address: string) => string
  readonly timeVaries: (text: string) => string
  readonly opensFrontPage: string
  readonly isFull: (steps: number) => string
  /** `calls`: each operation with the numbers of its steps. */
  readonly callsWithoutAction: (calls: string) => string
  readonly answerReplaced: string
  readonly partnerLeavesOut: string
  readonly nothingInPortal: (console: string) => string
  readonly scenarioNeedsCall: string
  readonly pactNeedsCall: string
  readonly isNoCall: (step: number, calls: string) => string
  readonly isBroken: (operation: string, fault: string) => string
}

const en: NoteTexts = {
  bytesReplaced: (file) => `The bytes of ${file} were not recorded: the test sends others of the same type and length.`,
  addressVaries: (address) => `The address ${address} differs in each run; the test does not expect it.`,
  timeVaries: (text) => `“${text}” contains a time that changes; the test does not expect it.`,
  opensFrontPage: 'No page was opened by its address before the first press; the test opens the front page.',
  isFull: (steps) => `The recording was full after ${steps} steps; what came later is missing.`,
  callsWithoutAction: (calls) =>
    `Requests without an action of yours: ${calls}. The page sent them by itself, or an action is missing.`,
  answerReplaced: 'The answer was a file or too long to keep: its status is expected, not its body.',
  partnerLeavesOut:
    'A partner without a sandbox does not know the state “a recorded session”: they leave this interaction out.',
  nothingInPortal: (console) =>
    'Nothing was recorded in the portal: a Playwright test needs what was pressed, typed or opened there. ' +
    `The console records it: open ${console}, choose “Open the portal” there and work in that window.`,
  scenarioNeedsCall: 'The recording holds no call yet: a scenario is made of calls',
  pactNeedsCall: 'The recording holds no call yet: a pact describes a call',
  isNoCall: (step, calls) => `Step ${step} is no call; calls are, from 0, the steps ${calls}`,
  isBroken: (operation, fault) =>
    `This call of ${operation} was broken (${fault}): no answer came, and a pact describes an answer`,
}

const cs: NoteTexts = {
  bytesReplaced: (file) => `Obsah souboru ${file} se neukládá: test pošle jiný, stejného typu a délky.`,
  addressVaries: (address) => `Adresa ${address} je pokaždé jiná, test ji neověřuje.`,
  timeVaries: (text) => `V textu „${text}“ je čas, který se mění, test ho neověřuje.`,
  opensFrontPage: 'Před prvním stiskem se žádná stránka neotevřela adresou. Test otevře úvodní stránku.',
  isFull: (steps) => `Nahrávka se naplnila, počet kroků v ní: ${steps}. Co bylo potom, v ní chybí.`,
  callsWithoutAction: (calls) =>
    `Požadavky, kterým nepředchází žádná vaše akce: ${calls}. Poslala je stránka sama, nebo nějaká akce chybí.`,
  answerReplaced: 'Odpověď byl soubor nebo byla příliš dlouhá: ověřuje se jen stavový kód, ne obsah.',
  partnerLeavesOut: 'Partner bez pískoviště nezná stav „a recorded session“: tuto interakci vynechá.',
  nothingInPortal: (console) =>
    'V portálu se nic nenahrálo: test pro Playwright potřebuje, co jste v něm stiskli, napsali nebo otevřeli. ' +
    `Nahrává to konzole: otevřete ${console}, zvolte tam „Otevřít portál“ a pracujte v tom okně.`,
  scenarioNeedsCall: 'V nahrávce zatím není žádné volání, a scénář se skládá z volání.',
  pactNeedsCall: 'V nahrávce zatím není žádné volání, a Pact popisuje volání.',
  isNoCall: (step, calls) => `Krok ${step} není volání. Volání jsou (počítáno od 0) kroky ${calls}.`,
  isBroken: (operation, fault) =>
    `Volání ${operation} přerušila porucha (${fault}): odpověď nepřišla, a Pact popisuje odpověď.`,
}

const texts = { cs, en }

export const noteTexts = (lang: 'cs' | 'en' = 'en'): NoteTexts => texts[lang]
