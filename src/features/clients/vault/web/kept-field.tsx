import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'

type KeptFieldProps = {
  label: string
  description?: string
  /** Something is saved already: it stays unless it is replaced. */
  isSaved: boolean
  maxLength: number
  /** Undefined: unchanged. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  error: string | undefined
}

/** A hidden part of an entry in its form. A saved value is never loaded, only replaced or removed. */
export const KeptField = ({ label, description, isSaved, maxLength, value, onChange, error }: KeptFieldProps) => {
  const [replacing, setReplacing] = useState(false)
  const set = (on: boolean, next: string | undefined) => {
    setReplacing(on)
    onChange(next)
  }
  if (isSaved && !replacing)
    return (
      <div>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {value === '' ? 'To be removed' : 'Saved, hidden'}
          </Text>
          <Button size="compact-sm" variant="light" aria-label={`Replace ${label}`} onClick={() => set(true, '')}>
            Replace
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={value === '' ? `Keep ${label}` : `Remove ${label}`}
            onClick={() => set(false, value === '' ? undefined : '')}
          >
            {value === '' ? 'Keep' : 'Remove'}
          </Button>
        </Group>
      </div>
    )
  return (
    <Textarea
      label={label}
      description={description}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={maxLength}
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
