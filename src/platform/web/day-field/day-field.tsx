import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@reinforce/icons'
import { useRef, useState } from 'react'
import { parseDay } from '../../../rules/day.ts'
import css from './day-field.module.css'

type FieldEvent = { currentTarget: { value: string } }
type DayFieldProps = Omit<TextInputProps, 'onChange' | 'rightSection' | 'type' | 'value'> & {
  label: string
  value: string
  onChange: (event: FieldEvent) => void
  /** The problem with the day apart from its spelling, shown once the field was left. */
  problem?: string | undefined
}

const typedAs = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

/**
 * A day, typed as 3/14/2026 or as 2026-03-14, or picked from the browser's own calendar; `value` is the text of the
 * field. An unreadable day is reported once the field was left; `error` (of the server) at once.
 */
export const DayField = ({ value, onChange, error, problem, onBlur, onFocus, ...rest }: DayFieldProps) => {
  const calendar = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(false)
  const judged =
    problem ?? (value.trim() !== '' && parseDay(value) === null ? 'Enter a date like 3/14/2026.' : undefined)
  return (
    <TextInput
      {...rest}
      value={value}
      error={error ?? (left ? judged : undefined)}
      onChange={onChange}
      onFocus={(event) => {
        setLeft(false)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      rightSection={
        <>
          <input
            ref={calendar}
            type="date"
            className={css.calendar}
            tabIndex={-1}
            aria-hidden
            value={parseDay(value) ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ currentTarget: { value: currentTarget.value && typedAs(currentTarget.value) } })
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Pick a day"
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={16} stroke={1.7} />
          </ActionIcon>
        </>
      }
    />
  )
}
