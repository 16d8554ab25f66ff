import type { Invariant } from './exchange.ts'
import {
  answersByTheContract,
  changesAreInTheJournal,
  clockNeverGoesBack,
  journalHoldsEachCall,
  readsChangeNothing,
} from './invariants/answering.ts'
import { codeTriesAreCounted, fiveCodesInFifteenMinutes } from './invariants/codes.ts'
import { codesReachTheirPhone, lettersReachTheirPerson, lettersTellOfNobodyElse } from './invariants/letters.ts'
import { editingLocksAroundPayouts, passwordLocksAtTheSixth, voteLocksForAMinute } from './invariants/locks.ts'
import {
  donorSeesOwnGifts,
  eachGiftHasItsCause,
  noGiftIsForgotten,
  noGiftIsLost,
  oneContributionAMonth,
  receivedIsSentAndWaiting,
} from './invariants/money.ts'
import { noStatusLeadsNowhere } from './invariants/next-steps.ts'
import { answersTellOfNobodyElse, contactIsToldAndLogged } from './invariants/privacy.ts'
import { deadTokensAreRefused, tokenIsForOnePerson } from './invariants/sessions.ts'
import { faultBeforeCommitDoesNothing, oneKeyOneAnswer, oneKeyOneEffect } from './invariants/writing.ts'

/** Everything that must hold after every step, by the name in a report. */
export const invariants: Readonly<Record<string, Invariant>> = {
  answersByTheContract,
  clockNeverGoesBack,
  journalHoldsEachCall,
  changesAreInTheJournal,
  readsChangeNothing,
  faultBeforeCommitDoesNothing,
  oneKeyOneEffect,
  oneKeyOneAnswer,
  noGiftIsLost,
  receivedIsSentAndWaiting,
  eachGiftHasItsCause,
  noGiftIsForgotten,
  oneContributionAMonth,
  donorSeesOwnGifts,
  codeTriesAreCounted,
  fiveCodesInFifteenMinutes,
  passwordLocksAtTheSixth,
  voteLocksForAMinute,
  editingLocksAroundPayouts,
  tokenIsForOnePerson,
  deadTokensAreRefused,
  answersTellOfNobodyElse,
  contactIsToldAndLogged,
  lettersReachTheirPerson,
  lettersTellOfNobodyElse,
  codesReachTheirPhone,
  noStatusLeadsNowhere,
}
