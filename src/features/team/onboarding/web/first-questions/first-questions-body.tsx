import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useHasInteracted } from '../../../../../ui/dialog/user-activity.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { firstQuestions } from '../../contract/first-questions.ts'
import { type FirstQuestionsReply, useAnswers } from './use-answers.ts'
import { ZoneQuestion } from './zone-question.tsx'

const waiting = <LoadingLines label="Loading the questions" lines={6} />
const HoursQuestion = lazyComponent(async () => (await import('./hours-question.tsx')).HoursQuestion, waiting)
const TextsQuestion = lazyComponent(async () => (await import('./texts-question.tsx')).TextsQuestion, waiting)

type BodyProps = { onLater: () => void; onDone: () => void }

const Questions = ({ asked, onLater, onDone }: BodyProps & { asked: FirstQuestionsReply }) => {
  const answers = useAnswers(asked, onDone)
  const { at, setAt } = answers
  const isUsed = useHasInteracted()
  useEffect(() => {
    // A question that can't load now is loaded when it is shown.
    if (isUsed) void Promise.all([HoursQuestion.bring(), TextsQuestion.bring()]).catch(() => undefined)
  }, [isUsed])
  if (at === 1)
    return (
      <ZoneQuestion
        asked={asked}
        zone={answers.zone}
        onZone={answers.setZone}
        onNext={() => setAt(2)}
        onLater={onLater}
      />
    )
  if (at === 2)
    return (
      <HoursQuestion
        asked={asked}
        interviewer={answers.interviewer}
        week={answers.week}
        onInterviewer={answers.setInterviewer}
        onNext={() => {
          answers.rehearse()
          setAt(3)
        }}
        onBack={() => setAt(1)}
        onLater={onLater}
      />
    )
  return (
    <TextsQuestion
      asked={asked}
      played={answers.played}
      isPlaying={answers.isPlaying}
      isSaving={answers.isSaving}
      error={answers.error}
      onSave={answers.save}
      onBack={() => setAt(2)}
      onLater={onLater}
    />
  )
}

/** The three first questions, one after another, each with a proposal. */
export const FirstQuestionsBody = (props: BodyProps) => {
  const found = useQuery(firstQuestions, {})
  // As they were when the dialog opened: a refresh must not change the answers so far.
  const [asked, setAsked] = useState(found.data)
  if (!asked && found.data) setAsked(found.data)
  if (asked) return <Questions asked={asked} {...props} />
  return found.isError ? (
    <ErrorState onRetry={() => void found.refetch()}>
      {getErrorMessage(found.error, 'Couldn’t load the questions.')}
    </ErrorState>
  ) : (
    waiting
  )
}
