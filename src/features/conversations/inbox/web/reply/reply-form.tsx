import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { BookForm, type BookStart } from '../../../../interviews/booking/web/public.ts'
import { CallForm, candidateReach, MailForm } from '../../../../texting/correspondence/web/public.ts'
import { useAwaitsReading } from '../../../automations/web/public.ts'
import { ReadingLine } from '../../../replies/web/public.ts'
import css from '../inbox.module.css'
import { FilesLine } from '../media/files-line.tsx'
import type { Correction, ReplyFormProps } from './reply-props.ts'
import { TextReply } from './text-reply.tsx'

const NoteForm = lazyComponent(
  async () => (await import('./note-form.tsx')).NoteForm,
  <LoadingLines label="Loading the note" lines={2} />,
)

type Kind = 'text' | 'mail' | 'call' | 'note'

/** Kinds of message, most useful first: for people who get no texts, an email or a call comes first. */
const listKinds = (canText: boolean, hasThread: boolean): { value: Kind; label: string }[] => {
  const text = { value: 'text' as const, label: 'Text' }
  const others = [
    { value: 'mail' as const, label: 'Email' },
    { value: 'call' as const, label: 'Log a Call' },
  ]
  const note = { value: 'note' as const, label: 'Note' }
  return [...(canText ? [text, ...others] : [...others, text]), ...(hasThread ? [note] : [])]
}

/** A started draft remains while the reader looks at something else. */
const Kept = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return isShown || wasShown ? <div hidden={!isShown}>{children}</div> : null
}

const BookButton = ({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) => (
  <Button size="compact-sm" variant="light" aria-expanded={isOpen} onClick={onPress}>
    Book
  </Button>
)

type TypeChoiceProps = { kind: Kind; kinds: { value: Kind; label: string }[]; onChoose: (kind: Kind | null) => void }

const TypeChoice = ({ kind, kinds, onChoose }: TypeChoiceProps) => (
  <NativeSelect
    className={css.type}
    aria-label="Message type"
    value={kind}
    onChange={({ currentTarget: { value } }) => onChoose(kinds.find((one) => one.value === value)?.value ?? null)}
    data={kinds}
  />
)

/** The place to answer: a text or an email to the candidate, a call that was made, or a note for colleagues once there is a thread. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { threadId, candidateId, optedOut } = props.to
  const reach = useQuery(candidateReach, { id: candidateId })
  const awaitsReading = useAwaitsReading(candidateId)
  const barred = reach.data?.textBarred ?? null
  const [chosen, setChosen] = useState<Kind | null>(null)
  const [books, setBooks] = useState(false)
  const [start, setStart] = useState<BookStart | undefined>(undefined)
  const [offered, setOffered] = useState<Correction | null>(null)
  const [told, setTold] = useState('')
  const [corrected, setCorrected] = useState(props.correction)
  if (corrected !== props.correction) {
    setCorrected(props.correction)
    setChosen('text')
    setOffered(null)
    setTold('')
    setBooks(false)
  }
  const kind = chosen ?? (barred === null ? 'text' : reach.data?.mail.barred === null ? 'mail' : 'call')
  // Only what is in sight is where an answer begins.
  const aside = useRef<HTMLTextAreaElement>(null)
  const renderField = (which: Kind) => (which === kind ? props.field : aside)
  const kinds = listKinds(barred === null, threadId !== null)
  const type = <TypeChoice kind={kind} kinds={kinds} onChoose={setChosen} />
  const reading = awaitsReading ? undefined : props.reading
  const offer = (text: string, about: string) => {
    setChosen('text')
    setOffered({ text })
    setTold(about)
    setBooks(false)
  }
  // A reading with times has the way to book them, and to change them.
  const bookButton =
    props.to.mayBook && !reading?.times.length ? (
      <BookButton
        isOpen={books}
        onPress={() => {
          setStart(undefined)
          setBooks((was) => !was)
        }}
      />
    ) : null
  return (
    <div className={css.reply}>
      {barred === null || optedOut !== null ? null : (
        <Text size="xs" c="dimmed" mb={6} role="note">
          Can’t be texted: {barred}
        </Text>
      )}
      {books ? (
        <BookForm
          key={start?.at}
          candidateId={candidateId}
          start={start}
          onDone={() => setBooks(false)}
          onOffer={barred === null ? offer : undefined}
        />
      ) : null}
      {reading && !books ? (
        <ReadingLine
          reading={reading}
          candidateId={candidateId}
          onBook={(at) => {
            setStart(at)
            setBooks(true)
          }}
          onText={(text, about = '') => offer(text, about)}
          onTemplate={(template) => {
            setChosen('text')
            setTold('')
            setOffered({ template })
          }}
          onCall={() => setChosen('call')}
        />
      ) : null}
      {books ? null : <FilesLine files={props.files} />}
      <div hidden={books}>
        {kind === 'text' ? null : (
          <Group justify="space-between" gap={6} mb={6}>
            {type}
            {bookButton}
          </Group>
        )}
        {kind === 'text' ? (
          // Someone who is writing a text stays with it, even if more data loads a moment later.
          <div onFocus={() => setChosen('text')}>
            <TextReply {...props} correction={offered ?? props.correction} about={told} type={type} act={bookButton} />
          </div>
        ) : null}
        <Kept isShown={kind === 'mail'}>
          <MailForm {...props.to} reach={reach} field={renderField('mail')} />
        </Kept>
        <Kept isShown={kind === 'call'}>
          <CallForm {...props.to} field={renderField('call')} />
        </Kept>
        {kind === 'note' && threadId !== null ? <NoteForm id={threadId} field={props.field} /> : null}
      </div>
    </div>
  )
}
