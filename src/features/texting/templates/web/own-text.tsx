import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { defaultTemplateOption, findTextError } from '../../messages/rules/text-rules.ts'
import { CostLine, composer, WordsField } from '../../messages/web/public.ts'
import type { RenderPreview } from './render-preview.ts'
import { useSaveOwnText } from './use-save-own-text.ts'

type OwnTextFormProps = {
  own: string
  links: { id: string; name: string; url: string }[]
  renderPreview: RenderPreview
}

const OwnTextForm = ({ own, links, renderPreview }: OwnTextFormProps) => {
  const { typed, set, told, formProblem, busy, submit } = useForm({ text: own }, 'Couldn’t save your text. Try again.')
  const { text } = typed
  const setText = (next: string) => set('text', next)
  const save = useSaveOwnText()
  const kept = useKeptForm({
    form: 'own-text',
    values: { text },
    onRestore: (back) => setText(back.text ?? ''),
  })
  const problem = text.trim() === '' ? null : findTextError(text)
  const store = (next: string) =>
    submit(async () => {
      await save.mutateAsync({ text: next })
      kept.saved()
      setText(next)
      showToast(next === '' ? 'Your texts start with the organization’s default.' : 'Saved.')
    })
  return (
    <Paper p="md" maw={720}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!problem) void store(text.trim())
        }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            Your texts start with this. If empty: “{defaultTemplateOption}”, your organization’s default.
          </Text>
          <KeptLine kept={kept} />
          {formProblem ? <Alert>{formProblem}</Alert> : null}
          <WordsField
            label="My default text"
            rows={4}
            value={text}
            onChange={setText}
            error={problem ?? told?.fields['text'] ?? null}
            links={links}
          />
          <CostLine text={text} typed={text} onReplace={setText} />
          {renderPreview(text)}
          <Group justify="flex-end">
            <Button variant="default" disabled={own === '' && text === ''} onClick={() => void store('')}>
              {defaultTemplateOption}
            </Button>
            <Button type="submit" loading={busy} disabled={problem !== null}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}

/** The text that your own messages start with. */
export const OwnText = ({ renderPreview }: { renderPreview: RenderPreview }) => {
  const found = useQuery(composer, {})
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load your text.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading your text" lines={6} />
  const { text_template: own, links } = found.data
  const start = own === null || own === defaultTemplateOption ? '' : own
  return <OwnTextForm own={start} links={links} renderPreview={renderPreview} />
}
