import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { KeyedList } from '../../../../ui/list/keyed-list.tsx'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { changeTemplate, removeTemplate, templates } from '../contract/templates.ts'
import { formatUnsetDefault } from './format-unset-default.ts'
import type { RenderPreview } from './render-preview.ts'
import css from './templates.module.css'

const TemplateForm = lazyBody(async () => (await import('./template-form.tsx')).TemplateForm)

export type Template = z.infer<typeof templates.reply>['templates'][number]
type Type = Template['type']

const describeUse = ({ used, replyRate }: Template) => {
  if (used === 0) return 'Not used yet'
  const rate = replyRate === null ? '' : ` · ${Math.round(replyRate * 100)}% answered within a week`
  return `Used in ${formatCount(used)} ${used === 1 ? 'text' : 'texts'}${rate}`
}

type OneProps = { template: Template; onEdit: () => void; onRemove: () => void }

const OneTemplate = ({ template, onEdit, onRemove }: OneProps) => {
  const change = useCommand(changeTemplate)
  const set = (what: { isActive?: boolean; isDefault?: boolean }) =>
    change.mutate(
      { id: template.id, ...what },
      {
        onSuccess: ({ unset }) => {
          if (unset) showToast(formatUnsetDefault(unset))
        },
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t change the template. Try again.')),
      },
    )
  return (
    <Paper component="li" p="md" className={css.card} data-off={!template.isActive || undefined}>
      <div className={css.words}>
        <Text fw={600}>
          {template.name}
          {template.isDefault ? ' (Default)' : ''}
          {template.isActive ? '' : ' – inactive'}
        </Text>
        <Text size="sm" className={css.content}>
          {template.content}
        </Text>
        {template.contentSpanish ? (
          <Text size="sm" className={css.content} c="dimmed" lang="es">
            {template.contentSpanish}
          </Text>
        ) : null}
        <Text size="xs" c="dimmed">
          {describeUse(template)}
        </Text>
      </div>
      <Group gap={4} className={css.actions}>
        <Button size="compact-sm" variant="default" onClick={onEdit} aria-label={`Edit ${template.name}`}>
          Edit
        </Button>
        {template.type === 'text' && template.isActive && !template.isDefault ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={change.isPending}
            onClick={() => set({ isDefault: true })}
            aria-label={`Make ${template.name} the default`}
          >
            Make Default
          </Button>
        ) : null}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={change.isPending}
          onClick={() => set({ isActive: !template.isActive })}
          aria-label={`${template.isActive ? 'Deactivate' : 'Activate'} ${template.name}`}
        >
          {template.isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={onRemove}
          aria-label={`Delete ${template.name}`}
        >
          Delete
        </Button>
      </Group>
    </Paper>
  )
}

const noTemplates = {
  title: 'No templates yet',
  children: 'Until you add one, texts start with the built-in text.',
}
const noReplies = { title: 'No saved replies yet', children: 'Save the answers you write every day.' }

/** The templates or saved replies of the reader's organization: the default first, then by name. */
export const TemplateList = ({ type, renderPreview }: { type: Type; renderPreview: RenderPreview }) => {
  const found = useQuery(templates, { type })
  const remove = useCommand(removeTemplate)
  const [editing, setEditing] = useState<{ template: Template | null } | null>(null)
  const [removing, setRemoving] = useState<Template | null>(null)
  const [shown, goner] = [useLastValue(editing), useLastValue(removing)]
  const noun = type === 'text' ? 'template' : 'saved reply'
  const confirmRemoval = () => {
    if (!removing) return
    remove.mutate(
      { id: removing.id },
      {
        onSuccess: ({ result }) =>
          showToast(
            result === 'deleted' ? `${removing.name} deleted.` : `${removing.name} retired. Its texts keep it.`,
          ),
        onError: (error) => showProblem(getErrorMessage(error, `Couldn’t delete the ${noun}. Try again.`)),
        onSettled: () => setRemoving(null),
      },
    )
  }
  const add = (
    <Button onClick={() => setEditing({ template: null })}>
      {type === 'text' ? 'Add Template' : 'Add Saved Reply'}
    </Button>
  )
  return (
    <Stack gap="sm">
      <ListStates
        question={listFrom(found, 'Couldn’t load this list.', (answer) => ({ rows: answer.templates }))}
        empty={{ none: { ...(type === 'text' ? noTemplates : noReplies), action: add } }}
        waiting={<LoadingLines label="Loading templates" lines={10} />}
      >
        {(rows) => (
          <>
            <Group justify="flex-end">{add}</Group>
            <KeyedList className={css.list} aria-label={type === 'text' ? 'Templates' : 'Saved Replies'}>
              {rows.map((template) => (
                <OneTemplate
                  key={template.id}
                  template={template}
                  onEdit={() => setEditing({ template })}
                  onRemove={() => setRemoving(template)}
                />
              ))}
            </KeyedList>
          </>
        )}
      </ListStates>
      <Dialog
        opened={editing !== null}
        onClose={() => setEditing(null)}
        title={shown?.template ? `Edit ${noun}` : `Add ${noun}`}
        size="lg"
      >
        {shown ? (
          <TemplateForm
            key={shown.template?.id ?? 'new'}
            type={type}
            template={shown.template}
            renderPreview={renderPreview}
            onDone={() => setEditing(null)}
          />
        ) : null}
      </Dialog>
      <Confirm
        opened={removing !== null}
        title={`Delete this ${noun}?`}
        action={`Delete ${goner?.name ?? ''}`}
        busy={remove.isPending}
        onConfirm={confirmRemoval}
        onClose={() => setRemoving(null)}
      >
        {goner && goner.used > 0
          ? 'It’s been used, so it’ll be retired to keep the history.'
          : 'It was never used. You can’t undo this.'}
      </Confirm>
    </Stack>
  )
}
