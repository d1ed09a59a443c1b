import { Button, Text, Textarea } from '@mantine/core'
import { IconDots } from '@reinforce/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { fillKnownTags } from '../../../../texting/messages/rules/tags.ts'
import { formatTextCounter, maxTextLength } from '../../../../texting/messages/rules/text-rules.ts'
import {
  ComposingNotes,
  ConsentCheck,
  CostLine,
  DraftLine,
  describeOutcome,
  LanguageSwitch,
  SendAlert,
  StoppedNote,
  type TemplateWords,
  TextProblem,
  UndoLine,
  useComposing,
} from '../../../../texting/messages/web/public.ts'
import css from '../inbox.module.css'
import { useSendTyping } from '../use-presence.ts'
import type { Correction, ReplyFormProps } from './reply-props.ts'

/** Comes with the first press on its button: most answers need no tool. */
const ReplyTools = lazyComponent(async () => (await import('./reply-tools.tsx')).ReplyTools)

type ComposingState = ReturnType<typeof useComposing>

const noTemplate: TemplateWords = { id: '', content: '' }

/** The words as this person will get them, their cost, and whether they may be sent. */
const Outcome = ({ composed }: { composed: ComposingState }) => {
  const { message, isUpdating } = composed
  const recipient = composed.preview?.recipients[0]
  return (
    <>
      <div className={css.meta}>
        <CostLine
          text={isUpdating ? message : (recipient?.text ?? message)}
          typed={message}
          onReplace={composed.replaceSigns}
        />
        {recipient ? (
          <Text size="xs" fw={600} c={recipient.skipped ? 'var(--app-danger)' : 'dimmed'} role="status">
            {isUpdating ? 'Updating…' : describeOutcome(recipient)}
          </Text>
        ) : null}
      </div>
      <ComposingNotes {...composed} />
      {recipient && !isUpdating && recipient.text !== message ? (
        <Text size="xs" className={css.rendered}>
          {recipient.text}
        </Text>
      ) : null}
      <ConsentCheck {...composed} unknown={1} isOne />
    </>
  )
}

type WordsFieldProps = Pick<ReplyFormProps, 'field'> & {
  name: string
  composed: ComposingState
  onChanged: (text: string) => void
  onMend: (text: string) => void
  /** Leads to the templates: a slash in an empty field. */
  onSlash: () => void
}

/** The field of the words. Ctrl Enter sends them. */
const WordsField = ({ field, name, composed, onChanged, onMend, onSlash }: WordsFieldProps) => {
  const { message, words, shownProblem: problem } = composed
  return (
    <Textarea
      ref={field}
      className={css.field}
      aria-label="Message"
      placeholder={`Write to ${name}`}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={maxTextLength}
      value={message}
      readOnly={composed.busy}
      onBlur={composed.draft.keepNow}
      onChange={(event) => {
        words.type(event.currentTarget.value)
        onChanged(event.currentTarget.value)
      }}
      error={problem ? <TextProblem text={message} problem={problem} onMend={onMend} /> : null}
      onKeyDown={(event) => {
        words.onKeyDown(event)
        if (event.key === '/' && message === '') {
          event.preventDefault()
          onSlash()
        }
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void composed.submit()
      }}
    />
  )
}

type StateLineProps = Pick<ReplyFormProps, 'field'> & {
  composed: ComposingState
  chosen: TemplateWords | null
  said: string
  about: string
}

/** The draft, an undo, the language of a template, the last result, and the counter, each once it applies. */
const StateLine = ({ composed, chosen, said, about, field }: StateLineProps) => {
  const { message, words, draft } = composed
  return (
    <div className={css.meta}>
      {about === '' || message.trim() === '' ? null : (
        <Text size="xs" c="dimmed" w="100%">
          {about}
        </Text>
      )}
      <DraftLine draft={draft} isBlank={message.trim() === ''} />
      <UndoLine words={words} field={field} />
      {chosen ? <LanguageSwitch words={words} template={chosen} /> : null}
      <Text size="xs" c="dimmed" ml="auto" role="status">
        {said}
      </Text>
      {message === '' ? null : (
        <Text size="xs" c="dimmed">
          {formatTextCounter(message)}
        </Text>
      )}
    </div>
  )
}

/** Applies each new correction once. */
const useCorrection = (correction: Correction | null, apply: (to: Correction) => void) => {
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    if (correction) latest.current(correction)
  }, [correction])
}

type TextReplyProps = ReplyFormProps & {
  /** The choice of another kind of message, below the field. */
  type: ReactNode
  /** Another action next to it. */
  act: ReactNode
  /** Describes the offer in the words that were put here, for the sender. */
  about: string
}

/** Writes a text to the person: a field that grows, its cost and outcome, and one row of tools with the way to send it. */
export const TextReply = ({ to, field, told, loadResume, correction, more, type, act, about }: TextReplyProps) => {
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
  const { message, words } = composed
  const [chosen, setChosen] = useState<TemplateWords | null>(null)
  const changed = (text: string) => {
    setSaid('')
    if (text !== '') tell()
  }
  const put = (text: string) => {
    words.put({ text })
    changed(text)
  }
  // Here the names are known: no tag is shown.
  const sender = useMe()?.user.full_name
  const fill = (text: string) => fillKnownTags(text, to, sender)
  const choose = ({ id, content, content_spanish }: TemplateWords) => {
    const template = { id, content: fill(content), content_spanish: content_spanish && fill(content_spanish) }
    setChosen(template)
    changed(composed.chooseTemplate(template))
  }
  useCorrection(correction, (to) => ('text' in to ? put(fill(to.text)) : choose(to.template)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void composed.submit()
      }}
    >
      <SendAlert {...composed} />
      <StoppedNote />
      <WordsField
        field={field}
        name={to.name}
        composed={composed}
        onChanged={changed}
        onMend={put}
        onSlash={() => setTools('templates')}
      />
      <StateLine composed={composed} chosen={chosen} said={said} about={about} field={field} />
      {message.trim() === '' ? null : <Outcome composed={composed} />}
      <div className={css.under}>
        {type}
        {act}
        <IconButton
          aria-label="Message tools"
          aria-expanded={tools !== null}
          onClick={() => setTools(tools === null ? 'all' : null)}
        >
          <IconDots size={18} stroke={1.7} aria-hidden="true" />
        </IconButton>
        <Button
          type="submit"
          ml="auto"
          disabled={composed.blocked}
          loading={composed.busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl Enter or ⌘ Enter sends"
        >
          {composed.later ? 'Send Later' : 'Send Text'}
        </Button>
      </div>
      {tools === null && composed.later === '' ? null : (
        <ReplyTools
          to={to}
          field={field}
          loadResume={loadResume}
          composed={composed}
          startsWithTemplates={tools === 'templates'}
          onPut={put}
          onChanged={changed}
          onTemplate={choose}
          more={more}
        />
      )}
    </form>
  )
}
