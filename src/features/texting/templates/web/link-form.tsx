import { Text, TextInput } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { throwFieldErrors } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { changeLink, createLink } from '../contract/templates.ts'
import { findLinkProblem, findLinkWarning } from '../rules/find-link-problem.ts'
import { KeepForm } from './keep-form.tsx'
import type { SavedLink } from './link-list.tsx'

/** A name and an https address; warns where carriers filter. */
export const LinkForm = ({ link, onDone }: { link: SavedLink | null; onDone: () => void }) => {
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { name: link?.name ?? '', url: link?.url ?? '' },
    'No answer from the server. Try again.',
  )
  const kept = useKeptTyped(link ? `link:${link.id}` : 'link', { typed, setTyped })
  const create = useCommand(createLink)
  const change = useCommand(changeLink)
  const url = typed.url.trim()
  const warning = findLinkWarning(url)
  const save = () =>
    void submit(async () => {
      const problem = findLinkProblem(url)
      const name = typed.name.trim() === '' ? 'Enter a name for the link.' : null
      throwFieldErrors({ ...(name && { name }), ...(problem && { url: problem }) })
      if (link) await change.mutateAsync({ id: link.id, name: typed.name, url })
      else await create.mutateAsync({ name: typed.name, url })
      kept.saved()
      onDone()
    })
  return (
    <KeepForm
      alert={formProblem}
      name={typed.name}
      nameError={told?.fields.name}
      onName={(name) => set('name', name)}
      busy={busy}
      onSave={save}
      onCancel={onDone}
    >
      <KeptLine kept={kept} />
      <TextInput label="Address" type="url" placeholder="https://" maxLength={4000} {...bind('url')} />
      <Text size="xs" c="dimmed">
        Uses {url.length} characters of a text.
      </Text>
      {warning ? <Alert kind="note">{warning}</Alert> : null}
    </KeepForm>
  )
}
