import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { longestAlt, pictureMessages } from '../../rules/job-picture.ts'
import { useAddPicture } from './use-add-picture.ts'

/** A photo and its description, which is needed: not everyone sees the photo. */
export const PhotoForm = () => {
  const add = useAddPicture()
  const [file, setFile] = useState<File | null>(null)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { alt: '' },
    'Couldn’t add the photo. Try again.',
  )
  const kept = useKeptTyped('job-page-photo', { typed, setTyped })
  const save = () =>
    submit(async () => {
      if (!file) return
      if (!typed.alt.trim()) throw UserError.at('alt', pictureMessages.noWords)
      await add(file, 'photo', typed.alt)
      kept.saved()
      setTyped({ alt: '' })
      setFile(null)
      showToast('Photo added.')
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
          placeholder="Our playroom in Waco"
          maxLength={longestAlt}
          maw={420}
          {...bind('alt')}
        />
        <Group gap="xs">
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            inputProps={{ 'aria-label': 'Photo file' }}
            onChange={setFile}
          >
            {(props) => (
              <Button {...props} variant="default">
                {file ? 'Choose Another' : 'Choose Photo'}
              </Button>
            )}
          </FileButton>
          <Button type="submit" variant="default" loading={busy} disabled={!file}>
            Add Photo
          </Button>
          {file ? (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Text>
          ) : null}
        </Group>
      </Stack>
    </form>
  )
}
