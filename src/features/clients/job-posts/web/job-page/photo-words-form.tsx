import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { describeJobPhoto, type JobPicture } from '../../contract/job-page.ts'
import { longestAlt } from '../../rules/job-picture.ts'

type PhotoWordsFormProps = { photo: JobPicture; onClose: () => void }

/** Another description for a photo. */
export const PhotoWordsForm = ({ photo, onClose }: PhotoWordsFormProps) => {
  const describe = useCommand(describeJobPhoto)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { alt: photo.alt },
    'Couldn’t save the description. Try again.',
  )
  const kept = useKeptTyped(`job-page-photo:${photo.id}`, { typed, setTyped })
  const save = () =>
    submit(async () => {
      await describe.mutateAsync({ id: photo.id, alt: typed.alt })
      kept.saved()
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="Photo description"
          description="People who can’t see it hear or read this"
          maxLength={longestAlt}
          data-autofocus
          {...bind('alt')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save Description
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
