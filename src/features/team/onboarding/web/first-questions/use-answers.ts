import { useState } from 'react'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { type JudgeDay, useWeekHours } from '../../../../../platform/web/week-hours.tsx'
import type { WeekOfHours } from '../../../../../rules/calendar/week-hours.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { rehearseAutomation } from '../../../../conversations/automations/web/public.ts'
import { endsTooEarly } from '../../../../interviews/calendar/rules/availability.ts'
import { answerFirstQuestions, type firstQuestions } from '../../contract/first-questions.ts'

export type Asked = ReplyOf<typeof firstQuestions>

const judge: JudgeDay = (_, { opens, closes }) => (opens >= closes ? { until: endsTooEarly } : null)

/** The answers so far, and the open question: a dialog that opens again continues there. */
export type GivenAnswers = { at: number; zone: string; interviewer: string | null; hours: WeekOfHours }

/**
 * The answers to the first questions before they are saved, beginning with the proposals. Saving is one call; texts are
 * rehearsed before, as everywhere.
 */
export const useAnswers = (asked: Asked, begin: Partial<GivenAnswers>, onDone: () => void) => {
  const organizationId = useMe()?.organization.id ?? ''
  const [zone, setZone] = useState(begin.zone ?? asked.zone.proposed)
  const [interviewer, setInterviewer] = useState(begin.interviewer ?? asked.interviewerId)
  const week = useWeekHours(begin.hours ?? asked.hours, judge)
  const [playedFor, setPlayedFor] = useState<string | null>(null)
  const rehearse = useCommand(rehearseAutomation)
  const answer = useCommand(answerFirstQuestions)
  const isPlayed = playedFor !== null && playedFor === interviewer
  const play = (then: () => void) => {
    answer.reset()
    rehearse.mutate(
      { id: organizationId, preset: 'applicant', ...asked.texts.settings, interviewerId: interviewer },
      {
        onSuccess: () => {
          setPlayedFor(interviewer)
          then()
        },
      },
    )
  }
  const store = (texts: boolean) => {
    if (!week.hours || !interviewer) return
    const hours = { ...week.hours, onHolidays: asked.hours.onHolidays }
    answer.mutate(
      { time_zone: zone, hours, interviewer_id: interviewer, texts },
      {
        onSuccess: () => {
          showToast(texts ? 'Answers saved. New applicants get texts.' : 'Answers saved.')
          onDone()
        },
      },
    )
  }
  return {
    zone,
    setZone,
    interviewer,
    setInterviewer,
    week,
    played: isPlayed ? rehearse.data : undefined,
    isPlaying: rehearse.isPending,
    isSaving: answer.isPending,
    error: answer.error ?? rehearse.error,
    /** Plays the texts over last month, so that they can be switched on. */
    rehearse: () => {
      if (!isPlayed && !asked.texts.isOn && !asked.texts.isTakenByScheduler) play(() => undefined)
    },
    save: (texts: boolean) => {
      if (texts && !isPlayed) play(() => store(true))
      else store(texts)
    },
  }
}
