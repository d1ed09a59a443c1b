import { Button, Checkbox, Radio, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { type DocumentEntry, folderPeople } from '../../contract/files.ts'
import css from '../documents.module.css'

type People = readonly { id: string; name: string; chosen: boolean }[]
type FormProps = {
  entry: DocumentEntry
  onSave: (access: { restricted: boolean; people: string[] }) => Promise<void>
  onClose: () => void
}

const Choice = ({
  restricted,
  people,
  entry,
  onSave,
  onClose,
}: FormProps & { restricted: boolean; people: People }) => {
  const chosen = people.filter((each) => each.chosen).map(({ id }) => id)
  const { typed, set, formProblem, busy, submit } = useForm(
    { who: !restricted ? 'everyone' : chosen.length > 0 ? 'people' : 'admins', people: chosen },
    'Couldn’t change the access. Try again.',
  )
  const nobody = typed.who === 'people' && typed.people.length === 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await onSave({ restricted: typed.who !== 'everyone', people: typed.who === 'people' ? typed.people : [] })
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Radio.Group
          label={`People who can see “${entry.name}” and its contents`}
          value={typed.who}
          onChange={(who) => set('who', who)}
        >
          <Stack gap={6} mt="xs">
            <Radio value="everyone" label={`Everyone in ${entry.organization}`} />
            <Radio value="admins" label="Admins only" />
            <Radio value="people" label="Admins and the people chosen here" disabled={people.length === 0} />
          </Stack>
        </Radio.Group>
        {typed.who === 'people' ? (
          <Checkbox.Group label="People" value={typed.people} onChange={(chosen) => set('people', chosen)}>
            <Stack gap={4} mt="xs" className={css.folders}>
              {people.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
        <Text size="xs" c="dimmed">
          A folder can’t be more open than the folder it’s in.
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={nobody}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}

/** The readers of a folder: everyone of the organization, Admins, or Admins and named people. */
export const AccessForm = (props: FormProps) => {
  const found = useQuery(folderPeople, { id: props.entry.id })
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the people.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading people" lines={5} />
  return <Choice {...props} {...found.data} />
}
