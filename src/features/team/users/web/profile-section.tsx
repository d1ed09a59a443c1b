import { Avatar, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { getInitials } from '../../../../rules/person-name.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { saveProfile } from '../contract/users.ts'

const ProfilePictureForm = lazyBody(async () => (await import('./profile-picture-form.tsx')).ProfilePictureForm)

/** Your own name and picture. */
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
          <Stack gap="sm" mt="sm">
            <KeptLine kept={kept} />
            {formProblem ? <Alert>{formProblem}</Alert> : null}
            <Group gap="md" align="flex-start">
              <Avatar src={me?.user.profile_image} size={64} radius={64} color="clay" alt="Your profile picture">
                {getInitials(me?.user.full_name ?? '')}
              </Avatar>
              <Stack gap={6} maw={420} flex="1 1 220px">
                <TextInput label="Full name" autoComplete="name" maxLength={200} {...bind('full_name')} />
                <Text size="sm" c="dimmed">
                  {[
                    me?.user.email && `Signed in as ${me.user.email}`,
                    me?.user.admin_level && `Role: ${me.user.admin_level}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
            </Group>
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
      <Dialog opened={picturing} onClose={() => setPicturing(false)} title="Profile Picture" size="sm">
        <ProfilePictureForm name={me?.user.full_name ?? ''} onClose={() => setPicturing(false)} />
      </Dialog>
    </Stack>
  )
}
