import { Button, Group, NativeSelect, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { retentionChoices, setRetention } from '../contract/client-details.ts'

const words = (months: number) =>
  months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`

const who = (count: number) => `${formatCount(count)} archived ${count === 1 ? 'candidate' : 'candidates'}`

/** Months that archived candidates are kept. The user first agrees to the number of people affected today. */
export const RetentionForm = ({ id, months, mayEdit }: { id: string; months: number | null; mayEdit: boolean }) => {
  const [chosen, setChosen] = useState(months === null ? '' : String(months))
  const save = useCommand(setRetention)
  const agreed = save.error instanceof UserError ? Number(save.error.details.due ?? 0) : 0
  const choose = (value: string) => {
    setChosen(value)
    save.reset()
  }
  const choices = [...new Set([...retentionChoices, ...(months === null ? [] : [months])])].toSorted((a, b) => a - b)
  return (
    <Paper p="md" component="section" aria-label="Keeping records">
      <Title order={2}>Keeping records</Title>
      <Text size="sm" c="dimmed" mb="sm">
        People archived or terminated and inactive for this long are marked, then deleted 30 days later.
      </Text>
      {agreed > 0 ? (
        <Alert kind="note">{who(agreed)} will be marked tonight and deleted 30 days later.</Alert>
      ) : save.isError ? (
        <Alert>{getErrorMessage(save.error, 'Couldn’t save this. Try again.')}</Alert>
      ) : null}
      {mayEdit ? (
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label="Archived candidates"
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
            data={[
              { value: '', label: 'Keep forever' },
              ...choices.map((one) => ({ value: String(one), label: `Delete after ${words(one)}` })),
            ]}
          />
          <Button
            disabled={chosen === (months === null ? '' : String(months))}
            loading={save.isPending}
            onClick={() =>
              save.mutate(
                { id, months: chosen === '' ? null : Number(chosen), expected: agreed },
                {
                  onSuccess: ({ due }) =>
                    showToast(
                      due === 0 ? 'Saved. No one is affected today.' : `Saved. ${who(due)} will be marked tonight.`,
                    ),
                },
              )
            }
          >
            {agreed > 0 ? `Mark ${who(agreed)}` : 'Save'}
          </Button>
        </Group>
      ) : (
        <Text>{months === null ? 'We keep them forever.' : `We delete them after ${words(months)}.`}</Text>
      )}
    </Paper>
  )
}
