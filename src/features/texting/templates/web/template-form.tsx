import { Checkbox } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { CostLine, WordsField } from '../../messages/web/public.ts'
import { changeTemplate, createTemplate, links } from '../contract/templates.ts'
import { findTemplateProblem } from '../rules/find-template-problem.ts'
import { formatUnsetDefault } from './format-unset-default.ts'
import { KeepForm } from './keep-form.tsx'
import type { RenderPreview } from './render-preview.ts'
import type { Template } from './template-list.tsx'

type TemplateFormProps = {
  type: Template['type']
  template: Template | null
  renderPreview: RenderPreview
  onDone: () => void
}

/** Name, text, tags, links and what a real candidate would receive. */
export const TemplateForm = ({ type, template, renderPreview, onDone }: TemplateFormProps) => {
  const { typed, set, setTyped, told, formProblem, busy, submit } = useForm(
    {
      name: template?.name ?? '',
      content: template?.content ?? '',
      contentSpanish: template?.contentSpanish ?? '',
      isDefault: template?.isDefault ?? false,
    },
    'No answer from the server. Try again.',
  )
  const saved = useQuery(links, {})
  const kept = useKeptTyped(template ? `template:${template.id}` : `${type}-template`, { typed, setTyped })
  const create = useCommand(createTemplate)
  const change = useCommand(changeTemplate)
  const problem = findTemplateProblem(typed)
  const getError = (field: 'content' | 'contentSpanish') =>
    problem?.field === field && typed[field].trim() !== '' ? problem.problem : told?.fields[field]
  const active = saved.data?.links.filter(({ isActive }) => isActive) ?? []
  const save = () =>
    void submit(async () => {
      if (problem) throw UserError.at(problem.field, problem.problem)
      const { isDefault, ...words } = typed
      const { unset } = template
        ? await change.mutateAsync({ id: template.id, ...words, ...(type === 'text' ? { isDefault } : {}) })
        : await create.mutateAsync({ type, ...words, isDefault: type === 'text' && isDefault })
      kept.saved()
      showToast(unset ? formatUnsetDefault(unset) : 'Saved.')
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
      <WordsField
        label="Text"
        value={typed.content}
        onChange={(text) => set('content', text)}
        error={getError('content')}
        links={active}
        rows={4}
      />
      <CostLine text={typed.content} typed={typed.content} onReplace={(text) => set('content', text)} />
      {renderPreview(typed.content)}
      <WordsField
        label="Text in Spanish (optional)"
        description="People who prefer Spanish get this text."
        value={typed.contentSpanish}
        onChange={(text) => set('contentSpanish', text)}
        error={getError('contentSpanish')}
        links={active}
        rows={2}
      />
      {type === 'text' ? (
        <Checkbox
          label="Texts start with this template (default)"
          checked={typed.isDefault}
          onChange={(event) => set('isDefault', event.currentTarget.checked)}
        />
      ) : null}
    </KeepForm>
  )
}
