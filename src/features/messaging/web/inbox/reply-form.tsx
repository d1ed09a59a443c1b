import { Button, Checkbox, Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { addThreadNote } from '../../contract/inbox.ts'
import { composer } from '../../contract.ts'
import { maxTextLength, textCounter, textProblem } from '../../rules/text-rules.ts'
import { CostLine } from '../cost-line.tsx'
import { MessageTools } from '../message-tools.tsx'
import { laterProblem, SendLater, sendAtOf } from '../send-later.tsx'
import { fateOf } from '../text-preview.tsx'
import { useDebouncedPreview } from '../use-debounced-preview.ts'
import { useSendText } from '../use-send-text.ts'
import css from './inbox.module.css'
import { ReplyTemplates } from './reply-templates.tsx'
import type { Thread } from './thread-head.tsx'
import { useTellWriting } from './use-writing.ts'

type Field = RefObject<HTMLTextAreaElement | null>
type ReplyFormProps = { thread: Thread; field: Field; drafts: Map<string, string> }

const longestNote = 2_000

const NoteForm = ({ id, field }: { id: string; field: Field }) => {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const add = useCommand(addThreadNote)
  const save = () =>
    add.mutate(
      { id, body },
      {
        onSuccess: () => setBody(''),
        onError: (error) => setProblem(sentenceOf(error, 'The note could not be saved. Please try again.')),
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim()) save()
      }}
    >
      {problem ? <Alert>{problem}</Alert> : null}
      <Textarea
        ref={field}
        aria-label="Note"
        placeholder="A note for colleagues; it is never sent"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={longestNote}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt={6}>
        <Button type="submit" size="compact-md" loading={add.isPending} disabled={body.trim() === ''}>
          Save Note
        </Button>
      </Group>
    </form>
  )
}

const TextReply = ({ thread, field, drafts }: ReplyFormProps) => {
  const tools = useQuery(composer, {}, { areas: ['templates', 'organizations'] })
  const [message, setMessage] = useState(drafts.get(thread.id) ?? '')
  const [templateId, setTemplateId] = useState('')
  const [later, setLater] = useState('')
  const [attested, setAttested] = useState(false)
  const [alert, setAlert] = useState('')
  const [said, setSaid] = useState('')
  const tell = useTellWriting(thread.id)
  const sendAt = sendAtOf(later)
  const selection = { ids: [thread.candidateId] }
  const { preview } = useDebouncedPreview(selection, message, sendAt)
  const { send, busy } = useSendText({ selection, one: { id: thread.candidateId }, tell: setSaid })
  const recipient = preview?.recipients[0]
  const problem = textProblem(message)
  const asksConsent = (preview?.consentUnknown ?? 0) > 0
  const blocked =
    problem !== null || laterProblem(later) !== null || busy || preview?.sendable === 0 || (asksConsent && !attested)
  const write = (text: string) => {
    setMessage(text)
    drafts.set(thread.id, text)
    setSaid('')
    if (text !== '') tell()
  }
  const submit = async () => {
    setAlert('')
    const failure = await send({
      message,
      attestConsent: asksConsent && attested,
      ...(sendAt ? { sendAt } : {}),
      ...(templateId ? { templateId } : {}),
    })
    if (failure !== null) {
      setAlert(`Failed to send text message: ${failure}`)
      return
    }
    setMessage('')
    drafts.delete(thread.id)
    setLater('')
    setTemplateId('')
    field.current?.focus()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!blocked) void submit()
      }}
    >
      {alert ? <Alert>{alert}</Alert> : null}
      <Textarea
        ref={field}
        aria-label="Message"
        placeholder={`Write to ${thread.name}`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={maxTextLength}
        value={message}
        onChange={(event) => write(event.currentTarget.value)}
        error={message.trim() === '' ? null : problem}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (!blocked) void submit()
        }}
      />
      <Group gap={4} mt={6}>
        <ReplyTemplates
          templates={tools.data?.templates ?? []}
          onChoose={({ id, content }) => {
            setTemplateId(id)
            write(content)
            field.current?.focus()
          }}
        />
        <MessageTools value={message} onChange={write} field={field} links={tools.data?.links ?? []} />
        <Text size="xs" c="dimmed" ml="auto">
          {textCounter(message)}
        </Text>
      </Group>
      {message.trim() === '' ? null : (
        <>
          <CostLine text={recipient?.text ?? message} typed={message} onReplace={write} />
          {recipient && recipient.text !== message ? (
            <Text size="xs" className={css.rendered}>
              {recipient.text}
            </Text>
          ) : null}
          {recipient ? (
            <Text size="xs" fw={600} c={recipient.skipped ? 'var(--app-danger)' : 'dimmed'} role="status">
              {fateOf(recipient)}
            </Text>
          ) : null}
          {asksConsent ? (
            <Checkbox
              mt={6}
              size="xs"
              checked={attested}
              onChange={(event) => setAttested(event.currentTarget.checked)}
              label="This candidate agreed to receive texts. It is not on record yet; my word will be."
            />
          ) : null}
        </>
      )}
      <Group justify="flex-end" mt={6} gap="xs" align="flex-end">
        <Text size="xs" c="dimmed" mr="auto" role="status">
          {said}
        </Text>
        <SendLater value={later} onChange={setLater} />
        <Button type="submit" size="compact-md" disabled={blocked} loading={busy}>
          {sendAt ? 'Send Later' : 'Send Text'}
        </Button>
      </Group>
    </form>
  )
}

/** The place to answer: a text to the candidate, or a note for colleagues. */
export const ReplyForm = (props: ReplyFormProps) => {
  const [kind, setKind] = useState('text')
  return (
    <div className={css.reply}>
      <SegmentedControl
        size="xs"
        aria-label="What to write"
        value={kind}
        onChange={setKind}
        data={[
          { value: 'text', label: 'Text' },
          { value: 'note', label: 'Note' },
        ]}
        mb={6}
      />
      {kind === 'text' ? <TextReply {...props} /> : <NoteForm id={props.thread.id} field={props.field} />}
    </div>
  )
}
