import { Checkbox, Group, Text, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { notice } from '../../../ui/notice.ts'
import { maxTextLength, textCounter } from '../../messaging/rules/text-rules.ts'
import { CostLine, MessageTools, RealPreview, TextProblem } from '../../messaging/web/door.ts'
import { changeTemplate, createTemplate, links } from '../contract.ts'
import { templateProblem } from '../rules/template-problem.ts'
import { KeepForm } from './keep-form.tsx'
import type { Template } from './template-list.tsx'
import { unsetSentence } from './unset-sentence.ts'

type TemplateFormProps = { type: Template['type']; template: Template | null; onDone: () => void }

/** Name, text, tags, links and what a real candidate would receive. */
export const TemplateForm = ({ type, template, onDone }: TemplateFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [name, setName] = useState(template?.name ?? '')
  const [content, setContent] = useState(template?.content ?? '')
  const [isDefault, setDefault] = useState(template?.isDefault ?? false)
  const [tried, setTried] = useState(false)
  const [alert, setAlert] = useState('')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const saved = useQuery(links, {}, { areas: ['templates'] })
  const create = useCommand(createTemplate)
  const change = useCommand(changeTemplate)
  const problem = templateProblem({ name, content })
  const shown = tried || (problem?.field === 'content' && content.trim() !== '') ? problem : null
  const errorOf = (one: 'name' | 'content') => (shown?.field === one ? shown.problem : refused[one])
  const contentError = errorOf('content')
  const told = {
    onSuccess: ({ unset }: { unset: string | null }) => {
      notice(unset ? unsetSentence(unset) : 'Saved.')
      onDone()
    },
    onError: (error: Error) => {
      setRefused(error instanceof Refusal ? error.fields : {})
      setAlert(sentenceOf(error, 'No answer from the server. Please try again.'))
    },
  }
  const save = () => {
    setTried(true)
    if (problem) return
    if (template) change.mutate({ id: template.id, name, content, ...(type === 'text' ? { isDefault } : {}) }, told)
    else create.mutate({ type, name, content, isDefault: type === 'text' && isDefault }, told)
  }
  const write = (text: string) => {
    setContent(text)
    setRefused({})
  }
  return (
    <KeepForm
      alert={alert}
      name={name}
      nameError={errorOf('name')}
      onName={(next) => {
        setName(next)
        setRefused({})
      }}
      busy={create.isPending || change.isPending}
      onSave={save}
      onCancel={onDone}
    >
      <Textarea
        ref={field}
        label="Text"
        autosize
        minRows={4}
        maxRows={9}
        maxLength={maxTextLength}
        value={content}
        onChange={(event) => write(event.currentTarget.value)}
        error={contentError ? <TextProblem text={content} problem={contentError} onMend={write} /> : null}
      />
      <Group justify="space-between" gap="xs">
        <MessageTools
          value={content}
          onChange={write}
          field={field}
          links={saved.data?.links.filter(({ isActive }) => isActive) ?? []}
        />
        <Text size="xs" c="dimmed">
          {textCounter(content)}
        </Text>
      </Group>
      <CostLine text={content} typed={content} onReplace={write} />
      <RealPreview message={content} />
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
