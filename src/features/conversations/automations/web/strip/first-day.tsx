import { Button, Group, Stack } from '@mantine/core'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { parseDay } from '../../../../../rules/day.ts'
import { Alert } from '../../../../../ui/alert.tsx'
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
  const { mutateAsync } = useCommand(setFirstDay)
  const {
    typed: form,
    bind,
    formProblem,
    busy,
    submit,
  } = useForm({ day: typedAs(day) }, 'Couldn’t save the day. Try again.')
  const typed = form.day
  const wanted = typed.trim() === '' ? null : parseDay(typed)
  const isSame = wanted === day
  const isReadable = typed.trim() === '' || wanted !== null
  return (
    <form
      className={css.day}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSame || !isReadable) return
        void submit(async () => {
          await mutateAsync({ id, day: wanted })
          showToast(
            wanted === null
              ? 'First day cleared. No texts about it will be sent.'
              : 'First day set. Texts go out the day before, on the day, and 30 days later.',
            { id: 'first-day' },
          )
        })
      }}
    >
      <Stack gap={8}>
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Group gap={8} align="flex-start" wrap="nowrap">
          <DayField label="First day" placeholder="3/14/2026" size="xs" {...bind('day')} />
          <Button
            type="submit"
            size="compact-sm"
            mt={25}
            variant="light"
            loading={busy}
            disabled={isSame || !isReadable}
          >
            {day !== null && typed.trim() === '' ? 'Clear Day' : 'Set Day'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
