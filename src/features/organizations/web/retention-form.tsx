import { Button, Group, NativeSelect, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { Alert } from '../../../ui/alert.tsx'
import { notice } from '../../../ui/notice.ts'
import { retentionChoices, setRetention } from '../contract/standing.ts'

const words = (months: number) =>
  months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`

/** How long archived candidates are kept. */
export const RetentionForm = ({ id, months, mayEdit }: { id: string; months: number | null; mayEdit: boolean }) => {
  const [chosen, setChosen] = useState(months === null ? '' : String(months))
  const save = useCommand(setRetention)
  const choices = [...new Set([...retentionChoices, ...(months === null ? [] : [months])])].toSorted((a, b) => a - b)
  return (
    <Paper p="md" component="section" aria-label="Keeping records">
      <Title order={2}>Keeping records</Title>
      <Text size="sm" c="dimmed" mb="sm">
        Who was archived or terminated and not touched for so long is marked, and deleted 30 days later.
      </Text>
      {save.isError ? <Alert>{sentenceOf(save.error, 'This could not be saved. Please try again.')}</Alert> : null}
      {mayEdit ? (
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label="Archived candidates"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              { value: '', label: 'Keep them' },
              ...choices.map((one) => ({ value: String(one), label: `Delete after ${words(one)}` })),
            ]}
          />
          <Button
            disabled={chosen === (months === null ? '' : String(months))}
            loading={save.isPending}
            onClick={() =>
              save.mutate(
                { id, months: chosen === '' ? null : Number(chosen) },
                {
                  onSuccess: ({ due }) =>
                    notice(
                      due === 0
                        ? 'Saved. It concerns nobody today.'
                        : `Saved. ${due.toLocaleString('en-US')} archived ${due === 1 ? 'candidate is' : 'candidates are'} marked tonight.`,
                    ),
                },
              )
            }
          >
            Save
          </Button>
        </Group>
      ) : (
        <Text>{months === null ? 'They are kept.' : `They are deleted after ${words(months)}.`}</Text>
      )}
    </Paper>
  )
}
