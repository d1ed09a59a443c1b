import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'

/** An address that is shown once, ready to be copied. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const [state, setState] = useState<'no' | 'yes' | 'failed'>('no')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('yes')
    } catch {
      setState('failed')
    }
  }
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        label={label}
        value={value}
        readOnly
        style={{ flex: 1 }}
        onFocus={(event) => event.currentTarget.select()}
        description={state === 'failed' ? 'Can’t copy automatically. Select the text and copy it.' : undefined}
      />
      <Button variant="default" onClick={() => void copy()}>
        {state === 'yes' ? 'Copied' : 'Copy'}
      </Button>
    </Group>
  )
}
