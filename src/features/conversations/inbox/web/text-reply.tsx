import { Button, Group, Text, Textarea } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { focusAfterMenu } from '../../../../ui/dialog/keep-focus.ts'
import { OfferTimes } from '../../../interviews/booking/web/public.ts'
import { organizationFallback } from '../../../texting/messages/rules/tags.ts'
import { maxTextLength, textCounter } from '../../../texting/messages/rules/text-rules.ts'
import type { ToldDraft } from '../../../texting/messages/web/public.ts'
import {
  ComposingNotes,
  ConsentCheck,
  CostLine,
  composer,
  DraftLine,
  GenerateButton,
  LanguageSwitch,
  MessageTools,
  outcomeOf,
  SendAlert,
  SendLater,
  StoppedNote,
  type TemplateWords,
  TextProblem,
  UndoLine,
  useComposing,
} from '../../../texting/messages/web/public.ts'
import css from './inbox.module.css'
import type { ResumeOf } from './inbox-search.ts'
import { ReplyTemplates } from './reply-templates.tsx'
import type { ThreadReading } from './thread-entry.ts'
import { useSendTyping } from './use-writing.ts'

export type ReplyFormProps = {
  /** The recipient. `threadId` is null before the first text. An opt-out is shown above. */
  to: { candidateId: string; name: string; hasResume: boolean; threadId: string | null; optedOut: string | null }
  field: RefObject<HTMLTextAreaElement | null>
  told: ToldDraft
  /** Reading of the newest reply, if there is something to show. */
  reading?: ThreadReading | undefined
  resumeOf: ResumeOf
  /** Words that replace those in the field. A new object replaces them again. */
  correction: Correction | null
}

export type Correction = { text: string }

type Composed = ReturnType<typeof useComposing>

const noTemplate: TemplateWords = { id: '', content: '' }

/** The words as this person will get them, their cost, and whether they may be sent. */
const Outcome = ({ composed }: { composed: Composed }) => {
  const { message, isUpdating } = composed
  const recipient = composed.preview?.recipients[0]
  return (
    <>
      <CostLine
        text={isUpdating ? message : (recipient?.text ?? message)}
        typed={message}
        onReplace={composed.replaceSigns}
      />
      <ComposingNotes {...composed} />
      {recipient && !isUpdating && recipient.text !== message ? (
        <Text size="xs" className={css.rendered}>
          {recipient.text}
        </Text>
      ) : null}
      {recipient ? (
        <Text size="xs" fw={600} c={recipient.skipped ? 'var(--app-danger)' : 'dimmed'} role="status">
          {isUpdating ? 'Updating…' : outcomeOf(recipient)}
        </Text>
      ) : null}
      <ConsentCheck {...composed} unknown={1} isOne />
    </>
  )
}

type WordToolsProps = Pick<ReplyFormProps, 'to' | 'field' | 'resumeOf'> & {
  composed: Composed
  onPut: (text: string) => void
  onChanged: (text: string) => void
  onTemplate: (template: TemplateWords) => void
}

/** Starts a text or adds to it: templates, free times, tags and links, a draft from the résumé. */
const WordTools = ({ to, field, resumeOf, composed, onPut, onChanged, onTemplate }: WordToolsProps) => {
  const tools = useQuery(composer, {})
  return (
    <Group gap={4} mt={6}>
      <ReplyTemplates
        templates={tools.data?.templates ?? []}
        onChoose={(template) => {
          onTemplate(template)
          onChanged(composed.chooseTemplate(template))
          focusAfterMenu(() => field.current?.focus())
        }}
      />
      <OfferTimes
        candidateId={to.candidateId}
        onWords={(text) => {
          composed.takeDraft(text, undefined)
          onChanged(text)
          field.current?.focus()
        }}
        onFail={composed.setAlert}
      />
      <MessageTools value={composed.message} onChange={onPut} field={field} links={tools.data?.links ?? []} />
      <GenerateButton
        small
        name={to.name}
        hasResume={to.hasResume}
        organizationName={tools.data?.organizationName ?? organizationFallback}
        loadResumeText={async () => await resumeOf(to.candidateId)}
        onDraft={(text, source) => {
          composed.takeDraft(text, source)
          onChanged(text)
        }}
        onFail={composed.setAlert}
      />
      <Text size="xs" c="dimmed" ml="auto">
        {textCounter(composed.message)}
      </Text>
    </Group>
  )
}

/** Sends the text, now or later. */
const SendLine = ({ composed, said }: { composed: Composed; said: string }) => (
  <Group justify="flex-end" mt={6} gap="xs" align="flex-end">
    <Text size="xs" c="dimmed" mr="auto" role="status">
      {said}
    </Text>
    <SendLater value={composed.later} onChange={composed.setLater} />
    <Text size="xs" c="dimmed" visibleFrom="md" aria-hidden="true">
      Ctrl Enter
    </Text>
    <Button
      type="submit"
      size="compact-md"
      disabled={composed.blocked}
      loading={composed.busy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      title="Ctrl Enter or ⌘ Enter sends"
    >
      {composed.later ? 'Send Later' : 'Send Text'}
    </Button>
  </Group>
)

/** Writes a text to the person: the words, what they will be, and when they go. */
export const TextReply = ({ to, field, told, resumeOf, correction }: ReplyFormProps) => {
  const { candidateId } = to
  const [said, setSaid] = useState('')
  const tell = useSendTyping(to.threadId)
  const composed = useComposing({
    selection: { ids: [candidateId] },
    one: { id: candidateId },
    start: noTemplate,
    told,
    tell: setSaid,
    onSent: () => field.current?.focus(),
  })
  const { message, words, shownProblem: problem } = composed
  const [chosen, setChosen] = useState<TemplateWords | null>(null)
  const changed = (text: string) => {
    setSaid('')
    if (text !== '') tell()
  }
  const put = (text: string) => {
    words.put({ text })
    changed(text)
  }
  const latest = useRef(put)
  useEffect(() => {
    latest.current = put
  })
  useEffect(() => {
    if (correction) latest.current(correction.text)
  }, [correction])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void composed.submit()
      }}
    >
      <SendAlert {...composed} />
      <StoppedNote />
      <Textarea
        ref={field}
        aria-label="Message"
        placeholder={`Write to ${to.name}`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={maxTextLength}
        value={message}
        readOnly={composed.busy}
        onBlur={composed.draft.keepNow}
        onChange={(event) => {
          words.type(event.currentTarget.value)
          changed(event.currentTarget.value)
        }}
        error={problem ? <TextProblem text={message} problem={problem} onMend={put} /> : null}
        onKeyDown={(event) => {
          words.onKeyDown(event)
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void composed.submit()
        }}
      />
      <WordTools
        to={to}
        field={field}
        resumeOf={resumeOf}
        composed={composed}
        onPut={put}
        onChanged={changed}
        onTemplate={setChosen}
      />
      <Group style={{ gap: '0 16px' }}>
        <DraftLine draft={composed.draft} isBlank={message.trim() === ''} />
        <UndoLine words={words} field={field} />
        {chosen ? <LanguageSwitch words={words} template={chosen} /> : null}
      </Group>
      {message.trim() === '' ? null : <Outcome composed={composed} />}
      <SendLine composed={composed} said={said} />
    </form>
  )
}
