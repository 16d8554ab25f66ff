import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useServerClock } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useTabNote } from '#web/shared/navigation/tab-note.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { codeErrorOf, isWrongPersonalData } from './code-error.ts'
import { CodeStep } from './code-step.tsx'
import { CodeErrorDialog, LoginProblemDialog } from './error-dialogs.tsx'
import { type PersonalData, requestCode, verifyCode } from './login-recipient-queries.ts'
import { firstStep, type LoginSteps, nextStep } from './login-steps.ts'
import { PersonStep } from './person-step.tsx'
import { lastDigits, PhoneStep } from './phone-step.tsx'
import { BackLink, StepHeading } from './step-heading.tsx'
import styles from './steps.module.css'
import { dropCodeStep, isReloadOf, readCodeStep, saveCodeStep, useStepsInHistory } from './use-steps-in-history.ts'

/** No phone can receive a code (rule 5.3): whom to call. */
function NoPhone({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('login-recipient')
  const { phones } = useConfig()
  return (
    <div className={styles.form}>
      <BackLink onPress={onBack}>{t(($) => $.backToPerson)}</BackLink>
      <StepHeading step={2} title={t(($) => $.noPhoneTitle)} />
      <p>{t(($) => $.noPhone)}</p>
      <p className={styles.call}>
        <PhoneLink {...phones.recipients} />
      </p>
    </div>
  )
}

type Dispatch = React.ActionDispatch<[Parameters<typeof nextStep>[1]]>
type StepProps<Step extends LoginSteps['step']> = {
  state: Extract<LoginSteps, { step: Step }>
  dispatch: Dispatch
  onProblem: (failure: unknown) => void
}

/** The three steps of rule 5.2, one at a time. */
export function RecipientLogin() {
  const clock = useServerClock()
  const [state, dispatch] = useReducer(nextStep, firstStep, (first) => restoredStep(clock.now() ?? Date.now()) ?? first)
  const [problem, setProblem] = useState<unknown>()
  const { t } = useTranslation('login-recipient')
  const hasEnded = useTabNote('session-ended') !== undefined
  const rest = { dispatch, onProblem: setProblem }
  useEffect(() => {
    saveCodeStep(state)
    return dropCodeStep
  }, [state])
  useStepsInHistory(state.step, () => dispatch({ type: state.step === 'code' ? 'anotherPhoneWanted' : 'personWanted' }))
  return (
    <>
      {hasEnded && (
        <Banner role="alert" title={t(($) => $.ended.title)}>
          {t(($) => $.ended.text)}
        </Banner>
      )}
      {state.step === 'person' && <First state={state} {...rest} />}
      {state.step === 'phone' && <Second state={state} {...rest} />}
      {state.step === 'code' && <Third state={state} {...rest} />}
      <LoginProblemDialog failure={problem} onClose={() => setProblem(undefined)} />
    </>
  )
}

/** A reload of the code step continues it; a new visit to the page starts from the first step. */
const restoredStep = (now: number) => (isReloadOf('code') ? readCodeStep(now) : undefined)

function First({ state, dispatch, onProblem }: StepProps<'person'>) {
  return (
    <PersonStep
      given={state.given}
      refusals={state.refusals}
      isFirst={state === firstStep}
      onRecognised={(person, phones) => dispatch({ type: 'personRecognised', person, phones })}
      onFailure={(failure, person) => {
        if (isWrongPersonalData(failure)) dispatch({ type: 'personRefused', person })
        else onProblem(failure)
      }}
    />
  )
}

function Second({ state, dispatch, onProblem }: StepProps<'phone'>) {
  const { person, phones, chosen } = state
  const sendCode = useCodeSending(dispatch, onProblem)
  const back = () => dispatch({ type: 'personWanted' })
  if (phones.length === 0) return <NoPhone onBack={back} />
  return (
    <PhoneStep phones={phones} chosen={chosen} onChosen={(phoneId) => sendCode({ ...person, phoneId })} onBack={back} />
  )
}

function Third({ state, dispatch, onProblem }: StepProps<'code'>) {
  const api = useApi()
  const { store } = useSessionActions()
  const sendCode = useCodeSending(dispatch, onProblem)
  const again = useSave({
    mutationFn: sendCode,
  })
  const { person, phones, chosen, transactionId, deadline, trouble, isRenewed } = state
  const retry = () => again.save({ ...person, phoneId: chosen })

  async function verify(code: string): Promise<void> {
    try {
      store.start(await verifyCode(api, { transactionId, code }))
    } catch (failure) {
      const found = codeErrorOf(failure)
      if (found) dispatch({ type: 'codeRefused', transactionId, trouble: found })
      else onProblem(failure)
    }
  }

  return (
    <>
      <CodeStep
        key={transactionId}
        digits={lastDigits(phones.find(({ Id }) => Id === chosen)?.Phone ?? '')}
        isRenewed={isRenewed}
        deadline={deadline}
        onCode={verify}
        onTimeout={() => dispatch({ type: 'timeRanOut', transactionId })}
        onAnotherPhone={() => dispatch({ type: 'anotherPhoneWanted' })}
        newCode={{ send: retry, isSending: again.isSaving }}
      />
      <CodeErrorDialog
        trouble={trouble}
        isSending={again.isSaving}
        onRetry={retry}
        onBack={() => dispatch({ type: 'startedOver' })}
        onCorrect={() => dispatch({ type: 'troubleClosed' })}
      />
    </>
  )
}

/** The 15 minutes count from the request, so the displayed time never exceeds the provider's own deadline. */
function useCodeSending(dispatch: Dispatch, onProblem: (failure: unknown) => void) {
  const api = useApi()
  const clock = useServerClock()
  return async (codeRequest: PersonalData & { phoneId: string }): Promise<void> => {
    const started = clock.stopwatch()
    try {
      const transactionId = await requestCode(api, codeRequest)
      // The answer may have corrected the clock: only now the time of the request is certain.
      const sentAt = (clock.now() ?? Date.now()) - (clock.stopwatch() - started)
      dispatch({ type: 'codeSent', phoneId: codeRequest.phoneId, transactionId, sentAt })
    } catch (failure) {
      const { personalNumber, birthDate } = codeRequest
      dispatch({ type: 'troubleClosed' })
      if (isWrongPersonalData(failure)) dispatch({ type: 'personRefused', person: { personalNumber, birthDate } })
      else onProblem(failure)
    }
  }
}
