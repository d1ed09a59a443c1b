import { Button, Group, Select, Text } from '@mantine/core'
import { useState } from 'react'
import type { useWeekHours } from '../../../../../platform/web/week-hours/use-week-hours.ts'
import { WeekHours } from '../../../../../platform/web/week-hours/week-hours.tsx'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { defaultBookingHours } from '../../../../interviews/calendar/rules/availability.ts'
import { Question } from './question.tsx'
import type { FirstQuestionsReply } from './use-answers.ts'

type HoursQuestionProps = {
  asked: FirstQuestionsReply
  interviewer: string | null
  week: ReturnType<typeof useWeekHours>
  onInterviewer: (id: string) => void
  onNext: () => void
  onBack: () => void
  onLater: () => void
}

/** The interviewer, and the hours in which candidates may book. */
export const HoursQuestion = (props: HoursQuestionProps) => {
  const { asked, interviewer, week, onInterviewer, onNext, onBack, onLater } = props
  const [tried, setTried] = useState(false)
  const own = useMe()?.user.id
  const { hours } = week
  const isClosed =
    hours !== null && [hours.weekdays, hours.saturday, hours.sunday].every((day) => day.opens >= day.closes)
  const next = () => {
    setTried(true)
    if (hours && !isClosed && interviewer) onNext()
  }
  return (
    <Question
      at={2}
      title="Who interviews, and when?"
      onSubmit={next}
      actions={
        <DialogActions
          left={
            <Group gap="xs">
              <Button variant="subtle" color="gray" onClick={onLater}>
                Later
              </Button>
              <Button variant="default" onClick={onBack}>
                Back
              </Button>
            </Group>
          }
        >
          <Button type="submit">Use These Hours</Button>
        </DialogActions>
      }
    >
      <Select
        label="Interviewer"
        data={asked.people.map(({ id, name }) => ({ value: id, label: id === own ? `${name} (you)` : name }))}
        allowDeselect={false}
        searchable={asked.people.length > 10}
        value={interviewer}
        error={tried && !interviewer ? 'Choose an interviewer.' : null}
        onChange={(chosen) => (chosen ? onInterviewer(chosen) : undefined)}
      />
      <div>
        <WeekHours week={week} usual={defaultBookingHours} from="From" until="Until" closed="Closed" quiet={!tried} />
      </div>
      {tried && isClosed ? <Alert>Open at least one day, so candidates can choose a time.</Alert> : null}
      <Text size="sm" c="dimmed">
        Candidates choose a time within these hours when the interviewer is free.{' '}
        {asked.hours.onHolidays ? null : 'Federal holidays are closed.'}
      </Text>
    </Question>
  )
}
