import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { KeyedList } from '../../../../ui/list/keyed-list.tsx'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { changeLink, links, removeLink } from '../contract/templates.ts'
import css from './templates.module.css'

const LinkForm = lazyBody(async () => (await import('./link-form.tsx')).LinkForm)

export type SavedLink = z.infer<typeof links.reply>['links'][number]
type OneProps = { link: SavedLink; onEdit: () => void; onRemove: () => void }

const OneLink = ({ link, onEdit, onRemove }: OneProps) => {
  const change = useCommand(changeLink)
  return (
    <Paper component="li" p="md" className={css.card} data-off={!link.isActive || undefined}>
      <div className={css.words}>
        <Text fw={600}>
          {link.name}
          {link.isActive ? '' : ' – inactive'}
        </Text>
        <Anchor href={link.url} target="_blank" rel="noreferrer" size="sm" className={css.content}>
          {link.url}
        </Anchor>
        <Text size="xs" c="dimmed">
          {link.characters} characters of a text
        </Text>
        {link.warning ? <Alert kind="note">{link.warning}</Alert> : null}
      </div>
      <Group gap={4} className={css.actions}>
        <Button size="compact-sm" variant="default" onClick={onEdit} aria-label={`Edit ${link.name}`}>
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={change.isPending}
          aria-label={`${link.isActive ? 'Deactivate' : 'Activate'} ${link.name}`}
          onClick={() =>
            change.mutate(
              { id: link.id, isActive: !link.isActive },
              { onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t change the link. Try again.')) },
            )
          }
        >
          {link.isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove} aria-label={`Delete ${link.name}`}>
          Delete
        </Button>
      </Group>
    </Paper>
  )
}

const noLinks = {
  title: 'No saved links yet',
  children: 'Save the addresses you send often, such as your application page.',
}

/** The saved links of the reader's organization, by name. */
export const LinkList = () => {
  const found = useQuery(links, {})
  const remove = useCommand(removeLink)
  const [editing, setEditing] = useState<{ link: SavedLink | null } | null>(null)
  const [removing, setRemoving] = useState<SavedLink | null>(null)
  const [shown, goner] = [useLastValue(editing), useLastValue(removing)]
  const add = <Button onClick={() => setEditing({ link: null })}>Add Link</Button>
  return (
    <Stack gap="sm">
      <ListStates
        question={listFrom(found, 'Couldn’t load the saved links.', (answer) => ({ rows: answer.links }))}
        empty={{ none: { ...noLinks, action: add } }}
        waiting={<LoadingLines label="Loading links" lines={8} />}
      >
        {(rows) => (
          <>
            <Group justify="flex-end">{add}</Group>
            <KeyedList className={css.list} aria-label="Saved Links">
              {rows.map((link) => (
                <OneLink
                  key={link.id}
                  link={link}
                  onEdit={() => setEditing({ link })}
                  onRemove={() => setRemoving(link)}
                />
              ))}
            </KeyedList>
          </>
        )}
      </ListStates>
      <Dialog opened={editing !== null} onClose={() => setEditing(null)} title={shown?.link ? 'Edit link' : 'Add link'}>
        {shown ? <LinkForm key={shown.link?.id ?? 'new'} link={shown.link} onDone={() => setEditing(null)} /> : null}
      </Dialog>
      <Confirm
        opened={removing !== null}
        title="Delete this link?"
        action={`Delete ${goner?.name ?? ''}`}
        busy={remove.isPending}
        onConfirm={() => {
          if (!removing) return
          remove.mutate(
            { id: removing.id },
            {
              onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t delete the link. Try again.')),
              onSettled: () => setRemoving(null),
            },
          )
        }}
        onClose={() => setRemoving(null)}
      >
        Texts already written keep their address.
      </Confirm>
    </Stack>
  )
}
