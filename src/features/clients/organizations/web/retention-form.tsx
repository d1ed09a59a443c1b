import { Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { floorMonths, floorSentence } from '../../../candidates/directory/rules/retention-floor.ts'
import { retentionChoices, retentionPreview, setRetention } from '../contract/retention.ts'

const words = (months: number) =>
  months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`

const who = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

const describe = ({ due, soon }: ReplyOf<typeof retentionPreview>) =>
  `${due === 0 ? 'No one is affected today' : `${who(due)} will be marked tonight and deleted 30 days later`}${
    soon === 0 ? '.' : `, and ${formatCount(soon)} more will be marked within 30 days.`
  }`

type RetentionFormProps = { id: string; months: number | null; mayEdit: boolean }

/** Months that candidates who were never hired are kept. Shows the number of people affected before it is saved. */
export const RetentionForm = ({ id, months, mayEdit }: RetentionFormProps) => {
  const [chosen, setChosen] = useState(months === null ? '' : String(months))
  const save = useCommand(setRetention)
  const isChanged = chosen !== (months === null ? '' : String(months))
  const preview = useQuery(
    retentionPreview,
    { id, months: chosen === '' ? null : Number(chosen) },
    { enabled: mayEdit && isChanged },
  )
  const due = save.error instanceof UserError ? Number(save.error.details.due ?? 0) : (preview.data?.due ?? 0)
  const choose = (value: string) => {
    setChosen(value)
    save.reset()
  }
  const choices = [...new Set([...retentionChoices, ...(months === null ? [] : [months])])].toSorted((a, b) => a - b)
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        People who were never hired and are inactive for this long are marked, then deleted 30 days later. Admins get an
        email seven days before the first deletion. Legal holds stop it.
      </Text>
      {mayEdit ? (
        <>
          {save.isError ? <Alert>{getErrorMessage(save.error, 'Couldn’t save the setting. Try again.')}</Alert> : null}
          {preview.isError ? (
            <Alert>{getErrorMessage(preview.error, 'Couldn’t count the candidates. Choose again.')}</Alert>
          ) : isChanged && chosen !== '' && !save.isError ? (
            <Alert kind="note">{preview.data ? describe(preview.data) : 'Counting candidates…'}</Alert>
          ) : null}
          <Group gap="xs" align="flex-end">
            <NativeSelect
              label="Candidates who weren’t hired"
              value={chosen}
              onChange={(event) => choose(event.currentTarget.value)}
              data={[
                { value: '', label: 'Keep forever' },
                ...choices.map((one) => ({ value: String(one), label: `Delete after ${words(one)}` })),
              ]}
            />
            <Button
              disabled={!isChanged || (chosen !== '' && !preview.data)}
              loading={save.isPending}
              onClick={() =>
                save.mutate(
                  { id, months: chosen === '' ? null : Number(chosen), expected: due },
                  {
                    onSuccess: (saved) =>
                      showToast(
                        saved.due === 0 ? 'Retention saved.' : `Saved. ${who(saved.due)} will be marked tonight.`,
                      ),
                  },
                )
              }
            >
              {due > 0 && isChanged ? `Mark ${who(due)}` : 'Save'}
            </Button>
          </Group>
        </>
      ) : (
        <Text>{months === null ? 'We keep them forever.' : `We delete them after ${words(months)}.`}</Text>
      )}
      {chosen !== '' && Number(chosen) < floorMonths ? <Text size="sm">{floorSentence}</Text> : null}
      <Text size="sm" c="dimmed">
        Downloads, drafts, and unrouted applications are deleted sooner. See{' '}
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/policies" />}>
          Policies
        </Anchor>
        .
      </Text>
    </Stack>
  )
}
