import { Anchor, Badge, Button, Code, Group, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { errorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { listOf } from '../../../../platform/web/list-of.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { apiKeys, revokeApiKey } from '../contract.ts'
import { callsAMinute } from '../rules/key-scope.ts'
import { KeyForm } from './key-form.tsx'

type Row = ReplyOf<typeof apiKeys>['rows'][number]

const day = (instant: string) => new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' })
const states = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const

const columns: Column<Row>[] = [
  {
    key: 'name',
    label: 'Key',
    width: 220,
    cell: (row) => (
      <>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Text>
        <Code>{row.prefix}…</Code>
      </>
    ),
  },
  { key: 'scope', label: 'May', width: 120, cell: (row) => (row.scope === 'write' ? 'Read and write' : 'Read only') },
  {
    key: 'state',
    label: 'State',
    width: 100,
    cell: (row) => (
      <Badge variant="light" color={row.state === 'active' ? 'pine' : 'gray'} tt="none">
        {states[row.state]}
      </Badge>
    ),
  },
  {
    key: 'used',
    label: 'Last used',
    width: 170,
    cell: (row) => (row.last_used_at ? formatInstant(row.last_used_at) : 'Never'),
  },
  { key: 'until', label: 'Works until', width: 120, cell: (row) => day(row.expires_at) },
  { key: 'by', label: 'Made by', width: 140, cell: (row) => row.made_by || '–' },
]

/** The keys with which programs call the API; for Admins. */
export const ApiKeysPanel = () => {
  const found = useQuery(apiKeys, {}, { staleTime: 0 })
  const revoke = useCommand(revokeApiKey)
  const [making, setMaking] = useState(false)
  const [gone, setGone] = useState<Row | null>(null)
  const shown = useLastValue(gone)
  return (
    <Paper p="md" component="section" aria-label="API keys">
      <Group justify="space-between" mb={4}>
        <Title order={2}>API keys</Title>
        <Button onClick={() => setMaking(true)}>Make a Key</Button>
      </Group>
      <Text size="sm" mb="sm" maw={720}>
        A program with a key does what clinic staff of this organization do, without money, saved logins and people, at
        most {callsAMinute} calls a minute. Every call is described at{' '}
        <Anchor underline="always" href="/docs" target="_blank" rel="noreferrer">
          /docs
        </Anchor>
        .
      </Text>
      {revoke.isError ? (
        <Alert>{errorMessage(revoke.error, 'The key could not be revoked. Please try again.')}</Alert>
      ) : null}
      <ListBody
        caption="Keys of the API"
        question={listOf(found, 'The keys could not be loaded.')}
        empty={{
          none: {
            title: 'No API keys yet.',
            children: 'Make one for each program that reads or changes your data.',
            action: (
              <Button variant="default" onClick={() => setMaking(true)}>
                Make the First Key
              </Button>
            ),
          },
        }}
        columns={columns}
        actions={(row) =>
          row.state === 'active' ? (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={`Revoke the key ${row.name}`}
              onClick={() => setGone(row)}
            >
              Revoke
            </Button>
          ) : null
        }
      />
      <Dialog opened={making} onClose={() => setMaking(false)} title="Make an API key">
        <KeyForm onClose={() => setMaking(false)} />
      </Dialog>
      <Confirm
        opened={gone !== null}
        title={`Revoke ${shown?.name ?? ''}`}
        action="Revoke 1 Key"
        busy={revoke.isPending}
        onClose={() => setGone(null)}
        onConfirm={() =>
          revoke.mutate(
            { id: gone?.id ?? '' },
            { onSuccess: () => showToast('The key is revoked.'), onSettled: () => setGone(null) },
          )
        }
      >
        Programs that use it are refused from the next call on. This cannot be undone.
      </Confirm>
    </Paper>
  )
}
