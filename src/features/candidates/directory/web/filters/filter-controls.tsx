import { Chip, Group, MultiSelect, Select, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

/** The values, or undefined where there are none: no filter. */
export const toOptionalList = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined)

export const Chips = <T extends string>({
  label,
  choices,
  value,
  format = (choice) => choice,
  onChange,
}: {
  label: string
  choices: readonly T[]
  value: readonly T[]
  format?: (choice: T) => string
  onChange: (value: T[]) => void
}) => (
  <div role="group" aria-label={label}>
    <Text size="sm" fw={600} mb={6}>
      {label}
    </Text>
    <Chip.Group multiple value={[...value]} onChange={(next) => onChange(choices.filter((one) => next.includes(one)))}>
      <Group gap={6}>
        {choices.map((one) => (
          <Chip key={one} value={one} size="xs" variant="light">
            {format(one)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </div>
)

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

type SeveralProps = {
  what: string
  data: { value: string; label: string }[]
  value: string[] | undefined
  onChange: (value: string[] | undefined) => void
}

/** Any of many: typed for, taken away again. */
export const Several = ({ what, data, value = [], onChange }: SeveralProps) => (
  <MultiSelect
    label={capital(what)}
    placeholder={value.length > 0 ? undefined : `Any ${what}`}
    data={data}
    value={value}
    onChange={(next) => onChange(toOptionalList(next))}
    searchable
    clearable
    limit={60}
    clearButtonProps={{ 'aria-label': `Clear ${what}` }}
  />
)

const among = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value)

type OneProps<T extends string> = {
  what: string
  choices: readonly T[]
  value: T | undefined
  onChange: (value: T | undefined) => void
}

export const One = <T extends string>({ what, choices, value, onChange }: OneProps<T>) => (
  <Select
    label={capital(what)}
    placeholder={`Any ${what}`}
    data={[...choices]}
    value={value ?? null}
    onChange={(next) => onChange(among(choices, next))}
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${what}` }}
  />
)

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

export const Day = ({ label, value, onChange }: DayProps) => (
  <TextInput
    type="date"
    label={label}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || undefined)}
  />
)

export const Two = ({ children }: { children: ReactNode }) => (
  <Group grow align="flex-start" gap="sm">
    {children}
  </Group>
)
