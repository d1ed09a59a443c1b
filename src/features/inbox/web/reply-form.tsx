import { Button, Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useQuery } from '../../../platform/web/use-query.ts'
import { focusAfterMenu } from '../../../ui/dialog/keep-focus.ts'
import { CallForm, candidateReach, MailForm } from '../../correspondence/web/door.ts'
import { organizationFallback } from '../../messaging/rules/tags.ts'
import { maxTextLength, textCounter } from '../../messaging/rules/text-rules.ts'
import type { ToldDraft } from '../../messaging/web/door.ts'
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
} from '../../messaging/web/door.ts'
import css from './inbox.module.css'
import type { ResumeOf } from './inbox-search.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyTemplates } from './reply-templates.tsx'
import { useTellWriting } from './use-writing.ts'

type ReplyFormProps = {
  /** Whom one writes to; `threadId` is null before the first text. That they opted out is said above. */
  to: { candidateId: string; name: string; hasResume: boolean; threadId: string | null; optedOut: string | null }
  field: RefObject<HTMLTextAreaElement | null>
  told: ToldDraft
  resumeOf: ResumeOf
}

const noTemplate: TemplateWords = { id: '', content: '' }

/** What the words will be for this person, what they cost, and whether they may be sent. */
const Outcome = ({ composed }: { composed: ReturnType<typeof useComposing> }) => {
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

const TextReply = ({ to, field, told, resumeOf }: ReplyFormProps) => {
  const { candidateId } = to
  const tools = useQuery(composer, {})
  const [said, setSaid] = useState('')
  const tell = useTellWriting(to.threadId)
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
      <Group gap={4} mt={6}>
        <ReplyTemplates
          templates={tools.data?.templates ?? []}
          onChoose={(template) => {
            setChosen(template)
            changed(composed.chooseTemplate(template))
            focusAfterMenu(() => field.current?.focus())
          }}
        />
        <MessageTools value={message} onChange={put} field={field} links={tools.data?.links ?? []} />
        <GenerateButton
          small
          name={to.name}
          hasResume={to.hasResume}
          organizationName={tools.data?.organizationName ?? organizationFallback}
          loadResumeText={async () => await resumeOf(candidateId)}
          onDraft={(text, source) => {
            composed.takeDraft(text, source)
            changed(text)
          }}
          onFail={composed.setAlert}
        />
        <Text size="xs" c="dimmed" ml="auto">
          {textCounter(message)}
        </Text>
      </Group>
      <Group style={{ gap: '0 16px' }}>
        <DraftLine draft={composed.draft} isBlank={message.trim() === ''} />
        <UndoLine words={words} field={field} />
        {chosen ? <LanguageSwitch words={words} template={chosen} /> : null}
      </Group>
      {message.trim() === '' ? null : <Outcome composed={composed} />}
      <Group justify="flex-end" mt={6} gap="xs" align="flex-end">
        <Text size="xs" c="dimmed" mr="auto" role="status">
          {said}
        </Text>
        <SendLater value={composed.later} onChange={composed.setLater} />
        <Button type="submit" size="compact-md" disabled={composed.blocked} loading={composed.busy}>
          {composed.later ? 'Send Later' : 'Send Text'}
        </Button>
      </Group>
    </form>
  )
}

type Kind = 'text' | 'mail' | 'call' | 'note'

/** What can be written, in the order in which it is of use: whom no text reaches is mailed or called first. */
const kindsOf = (canText: boolean, hasThread: boolean): { value: Kind; label: string }[] => {
  const text = { value: 'text' as const, label: 'Text' }
  const others = [
    { value: 'mail' as const, label: 'Mail' },
    { value: 'call' as const, label: 'Log a call' },
  ]
  const note = { value: 'note' as const, label: 'Note' }
  return [...(canText ? [text, ...others] : [...others, text]), ...(hasThread ? [note] : [])]
}

/** What was begun stays while one looks at something else. */
const Kept = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return isShown || wasShown ? <div hidden={!isShown}>{children}</div> : null
}

/** The place to answer: a text or a mail to the candidate, a call that was made, or a note for colleagues once there is a thread. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { threadId, candidateId, optedOut } = props.to
  const reach = useQuery(candidateReach, { id: candidateId })
  const barred = reach.data?.textBarred ?? null
  const canMail = reach.data?.mail.barred === null
  const [chosen, setChosen] = useState<Kind | null>(null)
  const kind = chosen ?? (barred === null ? 'text' : canMail ? 'mail' : 'call')
  // Only what is in sight is where an answer begins.
  const aside = useRef<HTMLTextAreaElement>(null)
  const fieldOf = (which: Kind) => (which === kind ? props.field : aside)
  return (
    <div className={css.reply}>
      {barred === null || optedOut !== null ? null : (
        <Text size="xs" c="dimmed" mb={6} role="note">
          Cannot be texted: {barred}
        </Text>
      )}
      <SegmentedControl
        size="xs"
        aria-label="What to write"
        value={kind}
        onChange={(next) => setChosen(next)}
        data={kindsOf(barred === null, threadId !== null)}
        mb={6}
      />
      {kind === 'text' ? (
        // Whoever is at a text stays with it, whatever is known a moment later.
        <div onFocus={() => setChosen('text')}>
          <TextReply {...props} />
        </div>
      ) : null}
      <Kept isShown={kind === 'mail'}>
        <MailForm {...props.to} reach={reach} field={fieldOf('mail')} />
      </Kept>
      <Kept isShown={kind === 'call'}>
        <CallForm {...props.to} field={fieldOf('call')} />
      </Kept>
      {kind === 'note' && threadId !== null ? <NoteForm id={threadId} field={props.field} /> : null}
    </div>
  )
}
