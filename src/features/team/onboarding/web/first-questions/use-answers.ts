import { useState } from 'react'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { type JudgeDay, useWeekHours } from '../../../../../platform/web/week-hours/use-week-hours.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { rehearseAutomation } from '../../../../conversations/automations/web/public.ts'
import { endsTooEarly } from '../../../../interviews/calendar/rules/availability.ts'
import { answerFirstQuestions, type firstQuestions } from '../../contract/first-questions.ts'

export type FirstQuestionsReply = ReplyOf<typeof firstQuestions>

const judge: JudgeDay = (_, { opens, closes }) => (opens >= closes ? { until: endsTooEarly } : null)

const days = ['weekdays', 'saturday', 'sunday'] as const

/**
 * The answers to the first questions before they are saved, and the open question, beginning with the proposals or with what
 * was left before. Saving is one call; texts are rehearsed before, as everywhere.
 */
export const useAnswers = (asked: FirstQuestionsReply, onDone: () => void) => {
  const organizationId = useMe()?.organization.id ?? ''
  const [at, setAt] = useState(1)
  const [zone, setZone] = useState(asked.zone.proposed)
  const [interviewer, setInterviewer] = useState(asked.interviewerId)
  const week = useWeekHours(asked.hours, judge)
  const kept = useKeptForm({
    form: 'first-questions',
    values: {
      at,
      zone,
      interviewer,
      weekdays: JSON.stringify(week.days.weekdays),
      saturday: JSON.stringify(week.days.saturday),
      sunday: JSON.stringify(week.days.sunday),
    },
    onRestore: (back) => {
      if (back.at !== undefined) setAt(back.at)
      if (back.zone !== undefined) setZone(back.zone)
      if (back.interviewer !== undefined) setInterviewer(back.interviewer)
      for (const day of days) {
        const typed = back[day]
        if (typed !== undefined) week.set(day, JSON.parse(typed) as (typeof week.days)[typeof day])
      }
    },
  })
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
          kept.saved()
          showToast(texts ? 'Answers saved. New applicants get texts.' : 'Answers saved.')
          onDone()
        },
      },
    )
  }
  return {
    at,
    setAt,
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
