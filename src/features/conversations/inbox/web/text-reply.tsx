import { Button, Text, Textarea } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { maxTextLength, textCounter } from '../../../texting/messages/rules/text-rules.ts'
import type { ToldDraft } from '../../../texting/messages/web/public.ts'
import {
  ComposingNotes,
  ConsentCheck,
  CostLine,
  DraftLine,
  LanguageSwitch,
  outcomeOf,
  SendAlert,
  StoppedNote,
  type TemplateWords,
  TextProblem,
  UndoLine,
  useComposing,
} from '../../../texting/messages/web/public.ts'
import css from './inbox.module.css'
import type { ResumeOf } from './inbox-search.ts'
import { ReplyTools } from './reply-tools.tsx'
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
  /** Another tool of this thread. */
  more?: ReactNode
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

type TextReplyProps = ReplyFormProps & {
  /** The choice of another kind of message, before the field. */
  type: ReactNode
  /** Another action below the field. */
  act: ReactNode
}

/** Writes a text to the person: one row that grows, with tools, cost, and outcome below it. */
export const TextReply = ({ to, field, told, resumeOf, correction, more, type, act }: TextReplyProps) => {
  const { candidateId } = to
  const [said, setSaid] = useState('')
  const [tools, setTools] = useState<'all' | 'templates' | null>(null)
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
      <div className={css.compose}>
        {type}
        <Textarea
          ref={field}
          className={css.field}
          aria-label="Message"
          placeholder={`Write to ${to.name}`}
          autosize
          minRows={1}
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
            if (event.key === '/' && message === '') {
              event.preventDefault()
              setTools('templates')
            }
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void composed.submit()
          }}
        />
        <Button
          type="submit"
          disabled={composed.blocked}
          loading={composed.busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl Enter or ⌘ Enter sends"
        >
          {composed.later ? 'Send Later' : 'Send Text'}
        </Button>
      </div>
      <div className={css.under}>
        {act}
        <IconButton
          aria-label="Message tools"
          aria-expanded={tools !== null}
          onClick={() => setTools(tools === null ? 'all' : null)}
        >
          <IconDots size={18} stroke={1.7} aria-hidden="true" />
        </IconButton>
        <DraftLine draft={composed.draft} isBlank={message.trim() === ''} />
        <UndoLine words={words} field={field} />
        {chosen ? <LanguageSwitch words={words} template={chosen} /> : null}
        <Text size="xs" c="dimmed" ml="auto" role="status">
          {said}
        </Text>
        {message === '' ? null : (
          <Text size="xs" c="dimmed">
            {textCounter(message)}
          </Text>
        )}
      </div>
      {tools === null && composed.later === '' ? null : (
        <ReplyTools
          to={to}
          field={field}
          resumeOf={resumeOf}
          composed={composed}
          startsWithTemplates={tools === 'templates'}
          onPut={put}
          onChanged={changed}
          onTemplate={setChosen}
          more={more}
        />
      )}
      {message.trim() === '' ? null : <Outcome composed={composed} />}
    </form>
  )
}
