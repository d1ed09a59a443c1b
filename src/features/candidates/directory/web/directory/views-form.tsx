import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { changeView, deleteView, savedViews, saveView } from '../../contract/views.ts'
import type { TablePreferences } from '../table/table-preferences.ts'
import css from './rows.module.css'

type ViewsFormProps = { search: string; look: TablePreferences }

const SaveNew = ({ search, look }: ViewsFormProps) => {
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm(
    { name: '', shared: false },
    'Couldn’t save the view. Try again.',
  )
  const kept = useKeptTyped('view', { typed, setTyped })
  const save = useCommand(saveView)
  const isEmpty = typed.name.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) return
        void submit(async () => {
          await save.mutateAsync({ ...typed, search, ...look })
          kept.saved()
          set('name', '')
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="Save current view as"
          description="Search, filters, order, columns, and row height"
          maxLength={200}
          {...bind('name')}
        />
        <Group justify="space-between">
          <Checkbox
            label="Share with the organization"
            checked={typed.shared}
            onChange={(event) => set('shared', event.currentTarget.checked)}
          />
          <Button type="submit" disabled={isEmpty} loading={busy}>
            Save View
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Saves what is on screen as a view; your own views can be shared, replaced and deleted. */
export const ViewsForm = ({ search, look }: ViewsFormProps) => {
  const list = useQuery(savedViews, {})
  const change = useCommand(changeView)
  const remove = useCommand(deleteView)
  const problem = change.error ?? remove.error
  const own = list.data?.views.filter((view) => view.isOwn) ?? []
  return (
    <Stack gap="md">
      <SaveNew search={search} look={look} />
      {problem ? <Alert>{getErrorMessage(problem, 'Couldn’t change the view. Try again.')}</Alert> : null}
      {list.isError ? <ErrorState onRetry={() => void list.refetch()}>Couldn’t load the views.</ErrorState> : null}
      {list.data || list.isError ? null : <LoadingLines label="Loading views" />}
      {own.length > 0 ? (
        <section>
          <Title order={3}>Your views</Title>
          <ul className={css.list}>
            {own.map((view) => (
              <li key={view.id} className={css.item}>
                <Group justify="space-between" gap="xs">
                  <Text fw={600}>{view.name}</Text>
                  <Group gap={4}>
                    <Checkbox
                      size="xs"
                      label="Shared"
                      aria-label={`Share ${view.name}`}
                      checked={view.shared}
                      onChange={(event) => change.mutate({ id: view.id, shared: event.currentTarget.checked })}
                    />
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Replace ${view.name} with current view`}
                      onClick={() => change.mutate({ id: view.id, search, ...look })}
                    >
                      Replace
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="red"
                      aria-label={`Delete ${view.name}`}
                      onClick={() => remove.mutate({ id: view.id })}
                    >
                      Delete
                    </Button>
                  </Group>
                </Group>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Stack>
  )
}
