import { Button, Group, Paper, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { previewScoring, setScoring } from '../../contract/scoring-settings.ts'
import { PreviewResult } from './preview-result.tsx'
import { RubricFields } from './rubric-fields.tsx'
import { createDraft, type Draft, parsePoints, type Settings, splitLines, toWeights } from './rubric-words.ts'

const noticeId = 'scoring'

type Weights = Record<string, Record<string, number>>

/** Saves weights and values, and offers what held before. */
const useSaving = (id: string, settings: Settings, onSaved: () => void) => {
  const save = useCommand(setScoring)
  const before = {
    weights: toWeights(settings.rubrics, createDraft(settings.rubrics, 'points')) ?? {},
    values: settings.values,
  }
  // By then the form may be gone, and with it what it shows of a failure.
  const undo = async () => {
    try {
      await save.mutateAsync({ id, ...before })
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo that. Try again.'))
    }
  }
  const put = (wanted: { weights: Weights; values: string[] }) =>
    save.mutate(
      { id, ...wanted },
      {
        onSuccess: ({ waits }) => {
          onSaved()
          showToast(
            <Group gap="xs">
              {`Saved. ${formatCount(waits)} ${waits === 1 ? 'resume is' : 'resumes are'} being scored with it now.`}
              <Button size="compact-sm" variant="subtle" onClick={() => void undo()}>
                Undo
              </Button>
            </Group>,
            { id: noticeId, stay: 20_000 },
          )
        },
      },
    )
  return { put, isPending: save.isPending, error: save.error, reset: save.reset, before }
}

type ScoringDraft = {
  values: string
  setValues: (values: string) => void
  draft: Draft
  setDraft: (draft: Draft) => void
  rubrics: Settings['rubrics']
}

/** Keeps what was typed and not saved. */
const useKept = (id: string, { values, setValues, draft, setDraft, rubrics }: ScoringDraft) =>
  useKeptForm({
    form: `scoring:${id}`,
    values: { values, points: JSON.stringify(draft) },
    onRestore: (back) => {
      if (back.values !== undefined) setValues(back.values)
      if (back.points !== undefined) setDraft(parsePoints(rubrics, back.points))
    },
  })

type ValuesFieldProps = { values: string; error: string | undefined; onChange: ((values: string) => void) | undefined }

const ValuesField = ({ values, error, onChange }: ValuesFieldProps) => (
  <Paper p="md" component="section" aria-label="BCBA: culture fit">
    <Title order={3}>BCBA: culture fit</Title>
    <Textarea
      mt="xs"
      label="Your clinic’s values"
      description="One value per line. Culture fit is the share found in the resume."
      autosize
      minRows={2}
      maxRows={10}
      readOnly={!onChange}
      value={values}
      error={error}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  </Paper>
)

/** The weights of the four rubrics and the values of the clinic; who may not change them reads them. */
export const ScoringForm = ({ id, settings, mayChange }: { id: string; settings: Settings; mayChange: boolean }) => {
  const { rubrics } = settings
  const [draft, setDraft] = useState(createDraft(rubrics, 'points'))
  const [values, setValues] = useState(settings.values.join('\n'))
  const kept = useKept(id, { values, setValues, draft, setDraft, rubrics })
  const preview = useCommand(previewScoring)
  const saving = useSaving(id, settings, kept.saved)
  const weights = toWeights(rubrics, draft)
  const wanted = weights === null ? null : { weights, values: splitLines(values) }
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(saving.before)
  const isPublished = weights !== null && Object.keys(weights).length === 0
  const problem = saving.error ?? preview.error
  const fields = problem instanceof UserError ? problem.fields : {}
  const touched = () => {
    preview.reset()
    saving.reset()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted && isChanged) saving.put(wanted)
      }}
    >
      <Stack gap="md">
        <KeptLine kept={kept} />
        {problem && Object.keys(fields).length === 0 ? (
          <Alert>
            {getErrorMessage(
              problem,
              saving.error ? 'Couldn’t save the weights. Try again.' : 'Couldn’t preview the changes. Try again.',
            )}
          </Alert>
        ) : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {rubrics.map((rubric) => (
            <RubricFields
              key={rubric.name}
              rubric={rubric}
              points={draft[rubric.name] ?? {}}
              problem={fields[rubric.name]}
              onChange={
                mayChange
                  ? (criterion, points) => {
                      touched()
                      setDraft({ ...draft, [rubric.name]: { ...draft[rubric.name], [criterion]: points } })
                    }
                  : undefined
              }
            />
          ))}
        </SimpleGrid>
        <ValuesField
          values={values}
          error={fields.values}
          onChange={
            mayChange
              ? (next) => {
                  touched()
                  setValues(next)
                }
              : undefined
          }
        />
        {preview.data ? <PreviewResult preview={preview.data} /> : null}
        {mayChange ? (
          <Group gap="xs">
            <Button
              variant="default"
              disabled={!wanted || !isChanged}
              loading={preview.isPending}
              onClick={() => wanted && preview.mutate({ id, ...wanted })}
            >
              Preview Changes
            </Button>
            <Button type="submit" disabled={!wanted || !isChanged} loading={saving.isPending}>
              Save
            </Button>
            {isPublished ? null : (
              <Button
                variant="subtle"
                onClick={() => {
                  touched()
                  setDraft(createDraft(rubrics, 'published'))
                }}
              >
                Restore Default Weights
              </Button>
            )}
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            Only Admins can change these.
          </Text>
        )}
      </Stack>
    </form>
  )
}
