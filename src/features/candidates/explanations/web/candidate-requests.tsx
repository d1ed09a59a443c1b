import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { answerRequest } from '../contract/explanations.ts'
import { longestRequest } from '../rules/find-request-problem.ts'
import type { openRequest } from '../shapes/open-request.ts'

type Request = z.output<typeof openRequest>

const wants: Record<Request['kind'], string> = {
  correction: 'The candidate asks for a correction.',
  person: 'The candidate asks for a human review.',
}

const AnswerForm = ({ id, onCancel }: { id: string; onCancel: () => void }) => {
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { answer: '' },
    'Couldn’t send the answer. Try again.',
  )
  const kept = useKeptTyped(`score-answer:${id}`, { typed, setTyped })
  const send = useCommand(answerRequest)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await send.mutateAsync({ id, ...typed })
          kept.saved()
          showToast('The candidate sees your answer on their page.')
        })
      }}
    >
      <Stack gap="xs">
        <KeptLine kept={kept} />
        <Textarea
          label="Answer"
          description="The candidate sees it on their page."
          autosize
          minRows={2}
          maxLength={longestRequest}
          data-autofocus
          {...bind('answer')}
        />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Group gap="xs">
          <Button type="submit" size="compact-sm" loading={busy}>
            Send Answer
          </Button>
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const One = ({ request, mayEdit }: { request: Request; mayEdit: boolean }) => {
  const { id, kind, words, asked_at, due_on } = request
  const [isOpen, setIsOpen] = useState(false)
  const today = useToday(viewerTimeZone)
  return (
    <Alert kind={due_on < today ? 'problem' : 'note'}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm" inherit>
            {wants[kind]} Asked on {formatDay(toLocalDay(new Date(asked_at), viewerTimeZone))};{' '}
            {due_on < today ? `an answer was due by ${formatDay(due_on)}` : `answer by ${formatDay(due_on)}`}.
          </Text>
          {mayEdit && !isOpen ? (
            <Button size="compact-sm" variant="default" onClick={() => setIsOpen(true)}>
              Answer
            </Button>
          ) : null}
        </Group>
        {words ? (
          <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            “{words}”
          </Text>
        ) : null}
        {isOpen ? <AnswerForm id={id} onCancel={() => setIsOpen(false)} /> : null}
      </Stack>
    </Alert>
  )
}

/** A candidate's open requests about their score, most urgent first, each with its last day and a way to answer. */
export const CandidateRequests = ({ requests, mayEdit }: { requests: Request[]; mayEdit: boolean }) => (
  <Stack gap="xs">
    {requests.map((request) => (
      <One key={request.id} request={request} mayEdit={mayEdit} />
    ))}
    <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/score-requests" />}>
      All Score Requests
    </Anchor>
  </Stack>
)
