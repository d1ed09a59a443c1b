import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { changeLink, createLink } from '../contract.ts'
import { linkProblem, linkWarning } from '../rules/link-problem.ts'
import type { SavedLink } from './link-list.tsx'

/** A name and an https address; warns where carriers filter. */
export const LinkForm = ({ link, onDone }: { link: SavedLink | null; onDone: () => void }) => {
  const [name, setName] = useState(link?.name ?? '')
  const [url, setUrl] = useState(link?.url ?? '')
  const [tried, setTried] = useState(false)
  const [alert, setAlert] = useState('')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const create = useCommand(createLink)
  const change = useCommand(changeLink)
  const nameProblem = name.trim() === '' ? 'Give the link a name.' : null
  const urlProblem = linkProblem(url)
  const warning = linkWarning(url)
  const told = {
    onSuccess: onDone,
    onError: (error: Error) => {
      setRefused(error instanceof Refusal ? error.fields : {})
      setAlert(sentenceOf(error, 'No answer from the server. Please try again.'))
    },
  }
  const save = () => {
    setTried(true)
    if (nameProblem || urlProblem) return
    if (link) change.mutate({ id: link.id, name, url: url.trim() }, told)
    else create.mutate({ name, url: url.trim() }, told)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="sm">
        {alert ? <Alert>{alert}</Alert> : null}
        <TextInput
          label="Name"
          data-autofocus
          maxLength={200}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setRefused({})
          }}
          error={(tried ? nameProblem : null) ?? refused['name']}
        />
        <TextInput
          label="Address"
          type="url"
          placeholder="https://"
          maxLength={4000}
          value={url}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setRefused({})
          }}
          error={(tried ? urlProblem : null) ?? refused['url']}
        />
        <Text size="xs" c="dimmed">
          Costs {url.trim().length} characters of a text.
        </Text>
        {warning ? <Alert kind="note">{warning}</Alert> : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={create.isPending || change.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
