import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
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
  const [name, setName] = useState(template?.name ?? '')
  const [content, setContent] = useState(template?.content ?? '')
  const [spanish, setSpanish] = useState(template?.contentSpanish ?? '')
  const [isDefault, setDefault] = useState(template?.isDefault ?? false)
  const [tried, setTried] = useState(false)
  const [alert, setAlert] = useState('')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const saved = useQuery(links, {})
  const kept = useKeptForm({
    form: template ? `template:${template.id}` : `${type}-template`,
    values: { name, content, spanish, isDefault },
    onRestore: (back) => {
      if (back.name !== undefined) setName(back.name)
      if (back.content !== undefined) setContent(back.content)
      if (back.spanish !== undefined) setSpanish(back.spanish)
      if (back.isDefault !== undefined) setDefault(back.isDefault)
    },
  })
  const create = useCommand(createTemplate)
  const change = useCommand(changeTemplate)
  const problem = findTemplateProblem({ name, content, contentSpanish: spanish })
  const isWritten = problem?.field === 'contentSpanish' || (problem?.field === 'content' && content.trim() !== '')
  const shown = tried || isWritten ? problem : null
  const getError = (one: 'name' | 'content' | 'contentSpanish') => (shown?.field === one ? shown.problem : refused[one])
  const active = saved.data?.links.filter(({ isActive }) => isActive) ?? []
  const told = {
    onSuccess: ({ unset }: { unset: string | null }) => {
      kept.saved()
      showToast(unset ? formatUnsetDefault(unset) : 'Saved.')
      onDone()
    },
    onError: (error: Error) => {
      setRefused(error instanceof UserError ? error.fields : {})
      setAlert(getErrorMessage(error, 'No answer from the server. Try again.'))
    },
  }
  const save = () => {
    setTried(true)
    if (problem) return
    const words = { name, content, contentSpanish: spanish }
    if (template) change.mutate({ id: template.id, ...words, ...(type === 'text' ? { isDefault } : {}) }, told)
    else create.mutate({ type, ...words, isDefault: type === 'text' && isDefault }, told)
  }
  const write = (text: string) => {
    setContent(text)
    setRefused({})
  }
  return (
    <KeepForm
      alert={alert}
      name={name}
      nameError={getError('name')}
      onName={(next) => {
        setName(next)
        setRefused({})
      }}
      busy={create.isPending || change.isPending}
      onSave={save}
      onCancel={onDone}
    >
      <KeptLine kept={kept} />
      <WordsField label="Text" value={content} onChange={write} error={getError('content')} links={active} rows={4} />
      <CostLine text={content} typed={content} onReplace={write} />
      {renderPreview(content)}
      <WordsField
        label="Text in Spanish (optional)"
        description="People who prefer Spanish get this text."
        value={spanish}
        onChange={(text) => {
          setSpanish(text)
          setRefused({})
        }}
        error={getError('contentSpanish')}
        links={active}
        rows={2}
      />
      {type === 'text' ? (
        <Checkbox
          label="Texts start with this template (default)"
          checked={isDefault}
          onChange={(event) => setDefault(event.currentTarget.checked)}
        />
      ) : null}
    </KeepForm>
  )
}
