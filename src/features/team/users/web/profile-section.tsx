import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { saveProfile } from '../contract/users.ts'

const ProfilePictureForm = lazyBody(async () => (await import('./profile-picture-form.tsx')).ProfilePictureForm)

/** Your own name and picture, and where your own text is. */
export const ProfileSection = () => {
  const { session, me } = useAuth()
  const save = useCommand(saveProfile)
  const [picturing, setPicturing] = useState(false)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { full_name: me?.user.full_name ?? '' },
    'Couldn’t save your name. Try again.',
  )
  const kept = useKeptTyped('profile', { typed, setTyped })
  return (
    <Stack gap="md" maw={820}>
      <Paper p="md" component="section" aria-label="Name and picture">
        <Title order={2}>Name and picture</Title>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit(async () => {
              await save.mutateAsync(typed)
              kept.saved()
              await session.refresh()
              showToast('Name saved.')
            })
          }}
        >
          <Stack gap="sm" mt="xs">
            <KeptLine kept={kept} />
            {formProblem ? <Alert>{formProblem}</Alert> : null}
            <TextInput label="Full name" autoComplete="name" maxLength={200} maw={420} {...bind('full_name')} />
            <Text size="sm" c="dimmed">
              {me?.user.email ? `You sign in as ${me.user.email}. ` : ''}
              {me?.user.admin_level ? `Your admin level is ${me.user.admin_level}.` : ''}
            </Text>
            <Group gap="xs">
              <Button type="submit" loading={busy} disabled={typed.full_name === me?.user.full_name}>
                Save
              </Button>
              <Button variant="default" onClick={() => setPicturing(true)}>
                Change Picture
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
      <Paper p="md" component="section" aria-label="Default text">
        <Title order={2}>Default text</Title>
        <Text size="sm">
          Change your default text under{' '}
          <Anchor
            underline="always"
            renderRoot={(props) => <Link {...props} to="/templates" search={{ tab: 'mine' }} />}
          >
            Templates &amp; Links, My Default Text
          </Anchor>
          .
        </Text>
      </Paper>
      <Dialog opened={picturing} onClose={() => setPicturing(false)} title="Profile Picture" size="sm">
        <ProfilePictureForm name={me?.user.full_name ?? ''} onClose={() => setPicturing(false)} />
      </Dialog>
    </Stack>
  )
}
