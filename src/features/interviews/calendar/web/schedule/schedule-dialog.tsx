import { Button } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { includeCurrentOwner } from '../../../../../rules/words/include-current-owner.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { TextDialog } from '../../../../texting/messages/web/public.ts'
import { type Interview, interviewChoices } from '../../contract/interviews.ts'
import { MoveOffer } from '../move-offer.tsx'
import { getLink, OfferMade } from '../offer-made.tsx'
import type { LinkReply, ScheduleReply } from './schedule-form.tsx'

const waiting = <LoadingLines label="Loading people and locations" lines={10} />
const ScheduleForm = lazyComponent(async () => (await import('./schedule-form.tsx')).ScheduleForm, waiting)

type Candidate = { id: string; name: string }
export type ScheduleDialogProps = {
  opened: boolean
  /** Candidate of a new interview. Null for a change of one. */
  candidate: Candidate | null
  /** The interview to change. */
  interview?: Interview | null
  /** The hour it was dragged to, which the form then shows. */
  moveTo?: string | undefined
  onClose: () => void
}

type Step = { scheduled: ScheduleReply } | { offered: LinkReply } | null
type BodyProps = {
  candidateId: string
  interview: Interview | null
  moveTo: string | undefined
  step: Step
  onStep: (step: Step) => void
  onText: (offered: LinkReply) => void
  onClose: () => void
}

const Body = ({ candidateId, interview, moveTo, step, onStep, onText, onClose }: BodyProps) => {
  const choices = useQuery(interviewChoices, { id: candidateId })
  if (choices.isError && !choices.data)
    return (
      <ErrorState onRetry={() => void choices.refetch()}>
        {getErrorMessage(choices.error, 'Couldn’t load people and locations.')}
      </ErrorState>
    )
  if (!choices.data) return waiting
  const { candidate, problem } = choices.data
  if (step && 'scheduled' in step)
    return <MoveOffer scheduled={step.scheduled} candidate={candidate} onDone={onClose} />
  if (step)
    return (
      <OfferMade offered={step.offered} name={candidate.name} onText={() => onText(step.offered)} onDone={onClose} />
    )
  if (problem)
    return (
      <>
        <Alert>{problem}</Alert>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </>
    )
  const people = includeCurrentOwner(
    choices.data.people,
    interview?.interviewer_id ?? null,
    interview?.interviewer ?? null,
  )
  return (
    <ScheduleForm
      choices={{ ...choices.data, people }}
      interview={interview}
      moveTo={moveTo}
      onScheduled={(scheduled) => onStep({ scheduled })}
      onOffered={(offered) => onStep({ offered })}
      onChanged={onClose}
      onCancel={onClose}
    />
  )
}

/** In the language of the candidate. */
const wordsFor = (offered: LinkReply) =>
  offered.language === 'es'
    ? `Hola {{Candidate First}}, elija una hora para su entrevista con {{Organization}}: ${getLink(offered)}`
    : `Hi {{Candidate First}}, please choose a time for your interview with {{Organization}}: ${getLink(offered)}`

/** Schedules an interview for a candidate, makes a booking link and texts it, or changes an interview that is there. */
export const ScheduleDialog = ({ opened, candidate, interview = null, moveTo, onClose }: ScheduleDialogProps) => {
  const [step, setStep] = useState<Step>(null)
  const [texting, setTexting] = useState<{ subject: Candidate; message: string } | null>(null)
  const subject = interview ? { id: interview.candidate_id, name: interview.candidate } : candidate
  const close = () => {
    setTexting(null)
    setStep(null)
    onClose()
  }
  const title = interview ? 'Reschedule or edit' : step && 'offered' in step ? 'Booking link' : 'Schedule interview'
  return (
    <>
      <Dialog opened={opened && texting === null} onClose={close} title={title} size="lg">
        {subject ? (
          <Body
            key={`${subject.id} ${interview?.id ?? ''} ${moveTo ?? ''}`}
            candidateId={subject.id}
            interview={interview}
            moveTo={moveTo}
            step={step}
            onStep={setStep}
            onText={(offered) => setTexting({ subject, message: wordsFor(offered) })}
            onClose={close}
          />
        ) : null}
      </Dialog>
      <TextDialog
        opened={opened && texting !== null}
        onClose={() => setTexting(null)}
        onSent={close}
        message={texting?.message}
        subject={
          texting
            ? {
                selection: { ids: [texting.subject.id] },
                count: 1,
                one: { ...texting.subject, hasResume: false },
              }
            : null
        }
        loadResumeText={async () => ''}
      />
    </>
  )
}
