import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { parseDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { setFirstDay } from '../../contract/candidate-enrollment.ts'
import css from './strip.module.css'

const typedAs = (day: string | null): string => {
  if (day === null) return ''
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

type FirstDayProps = {
  id: string
  day: string | null
}

/** The first day of someone who was hired: texts before it, on it and a month later follow it. */
export const FirstDay = ({ id, day }: FirstDayProps) => {
  const { mutate, isPending, error } = useCommand(setFirstDay)
  const [typed, setTyped] = useState(typedAs(day))
  const wanted = typed.trim() === '' ? null : parseDay(typed)
  const isSame = wanted === day
  const refused = error instanceof UserError ? error.fields.day : undefined
  const isReadable = typed.trim() === '' || wanted !== null
  return (
    <form
      className={css.day}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSame || !isReadable) return
        mutate(
          { id, day: wanted },
          {
            onSuccess: () =>
              showToast(
                wanted === null
                  ? 'First day cleared. No texts about it will be sent.'
                  : 'First day set. Texts go out the day before, on the day, and 30 days later.',
                { id: 'first-day' },
              ),
            onError: (failed) =>
              failed instanceof UserError && failed.fields.day
                ? undefined
                : showToast(getErrorMessage(failed, 'Couldn’t save that. Try again.'), { id: 'first-day' }),
          },
        )
      }}
    >
      <Group gap={8} align="flex-start" wrap="nowrap">
        <DayField
          label="First day"
          placeholder="3/14/2026"
          size="xs"
          value={typed}
          error={refused}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button
          type="submit"
          size="compact-sm"
          mt={25}
          variant="light"
          loading={isPending}
          disabled={isSame || !isReadable}
        >
          {day !== null && typed.trim() === '' ? 'Clear Day' : 'Set Day'}
        </Button>
      </Group>
    </form>
  )
}
