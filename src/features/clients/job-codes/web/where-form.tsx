import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { resolveJobCode } from '../contract/job-codes.ts'

/** Try a code: where would it send a candidate? No one is sent. */
export const WhereForm = () => {
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const found = useQuery(resolveJobCode, { code }, { enabled: code !== '' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setCode(typed.trim())
      }}
    >
      <Stack gap="sm">
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Code"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={60}
            style={{ flex: 1 }}
          />
          <Button type="submit" loading={found.isFetching} disabled={typed.trim() === ''}>
            {' '}
            Test Code{' '}
          </Button>
        </Group>
        {found.isError && typed.trim() === code ? (
          <Alert>{getErrorMessage(found.error, 'Couldn’t test the code. Try again.')}</Alert>
        ) : null}
        {found.data && typed.trim() === code ? (
          <Alert kind={found.data.leads ? 'success' : 'note'}>{found.data.answer}</Alert>
        ) : null}
      </Stack>
    </form>
  )
}
