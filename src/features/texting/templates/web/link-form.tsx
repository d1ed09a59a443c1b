import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { changeLink, createLink } from '../contract/templates.ts'
import { findLinkProblem, findLinkWarning } from '../rules/find-link-problem.ts'
import { KeepForm } from './keep-form.tsx'
import type { SavedLink } from './link-list.tsx'

/** A name and an https address; warns where carriers filter. */
export const LinkForm = ({ link, onDone }: { link: SavedLink | null; onDone: () => void }) => {
  const [name, setName] = useState(link?.name ?? '')
  const [url, setUrl] = useState(link?.url ?? '')
  const [tried, setTried] = useState(false)
  const [alert, setAlert] = useState('')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const kept = useKeptForm({
    form: link ? `link:${link.id}` : 'link',
    values: { name, url },
    onRestore: (back) => {
      if (back.name !== undefined) setName(back.name)
      if (back.url !== undefined) setUrl(back.url)
    },
  })
  const create = useCommand(createLink)
  const change = useCommand(changeLink)
  const nameProblem = name.trim() === '' ? 'Enter a name for the link.' : null
  const urlProblem = findLinkProblem(url)
  const warning = findLinkWarning(url)
  const told = {
    onSuccess: () => {
      kept.saved()
      onDone()
    },
    onError: (error: Error) => {
      setRefused(error instanceof UserError ? error.fields : {})
      setAlert(getErrorMessage(error, 'No answer from the server. Try again.'))
    },
  }
  const save = () => {
    setTried(true)
    if (nameProblem || urlProblem) return
    if (link) change.mutate({ id: link.id, name, url: url.trim() }, told)
    else create.mutate({ name, url: url.trim() }, told)
  }
  return (
    <KeepForm
      alert={alert}
      name={name}
      nameError={(tried ? nameProblem : null) ?? refused['name']}
      onName={(next) => {
        setName(next)
        setRefused({})
      }}
      busy={create.isPending || change.isPending}
      onSave={save}
      onCancel={onDone}
    >
      <KeptLine kept={kept} />
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
        Uses {url.trim().length} characters of a text.
      </Text>
      {warning ? <Alert kind="note">{warning}</Alert> : null}
    </KeepForm>
  )
}
