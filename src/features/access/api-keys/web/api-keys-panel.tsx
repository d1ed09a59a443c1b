import { Anchor, Badge, Button, Code, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { keyCallsAMinute } from '../../../../platform/shared/endpoint.ts'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { apiKeys, revokeApiKey } from '../contract/api-keys.ts'
import { KeyForm } from './key-form.tsx'

type Row = ReplyOf<typeof apiKeys>['rows'][number]

const day = (instant: string) => new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' })
const states = { active: 'Active', expired: 'Expired', stopped: 'Stopped', revoked: 'Revoked' } as const
const reaches = { read: 'Read only', write: 'Read and write', scim: 'People only' } as const

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
  { key: 'scope', label: 'May', width: 120, cell: (row) => reaches[row.scope] },
  {
    key: 'state',
    aside: true,
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
  { key: 'until', label: 'Expires', width: 120, cell: (row) => day(row.expires_at) },
  { key: 'by', label: 'Created by', width: 140, cell: (row) => row.made_by || '–' },
]

/** The keys with which programs call the API; for Admins. */
export const ApiKeysPanel = () => {
  const found = useQuery(apiKeys, {}, { staleTime: 0 })
  const revoke = useCommand(revokeApiKey)
  const [making, setMaking] = useState(false)
  const [gone, setGone] = useState<Row | null>(null)
  const shown = useLastValue(gone)
  return (
    <Fold name="api-keys" title="API keys" lead="Let programs read and change your data.">
      <Group justify="flex-end" mb={4}>
        <Button onClick={() => setMaking(true)}>Create a Key</Button>
      </Group>
      <Text size="sm" mb="sm" maw={720}>
        A key can do what clinic staff can, except money, saved logins, and people. It stops when the person who created
        it is deactivated. Limit: {keyCallsAMinute} calls a minute. See every call at{' '}
        <Anchor underline="always" href="/docs" target="_blank" rel="noreferrer">
          /docs
        </Anchor>
        .
      </Text>
      <ListBody
        caption="API keys"
        question={toListQuestion(found, 'Couldn’t load the keys.')}
        empty={{
          none: {
            title: 'No API keys yet.',
            children: 'Create one for each program that reads or changes your data.',
            action: (
              <Button variant="default" onClick={() => setMaking(true)}>
                Create the First Key
              </Button>
            ),
          },
        }}
        columns={columns}
        actions={(row) =>
          row.state === 'active' || row.state === 'stopped' ? (
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
      <Dialog opened={making} onClose={() => setMaking(false)} title="Create an API key">
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
            {
              onSuccess: () => showToast('Key revoked.'),
              onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t revoke the key. Try again.')),
              onSettled: () => setGone(null),
            },
          )
        }
      >
        Programs can’t use it from the next call on. You can’t undo this.
      </Confirm>
    </Fold>
  )
}
