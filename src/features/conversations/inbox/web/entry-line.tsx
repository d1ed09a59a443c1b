import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { formatDateTime, formatDateTimeInZone } from '../../../../ui/format-date-time.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { UndoBooking } from '../../../interviews/booking/web/public.ts'
import { deleteCall } from '../../../texting/correspondence/web/public.ts'
import { canRetry as didNotArrive } from '../../../texting/messages/rules/delivery-states.ts'
import { cancelHeldText, retryText } from '../../../texting/messages/web/public.ts'
import css from './inbox.module.css'
import { TextFiles } from './media/text-files.tsx'
import type { Entry } from './thread-entry.ts'

const HeldForm = lazyComponent(
  async () => (await import('./held-form.tsx')).HeldForm,
  <LoadingLines label="Loading the text" lines={3} />,
)

// In its place, not at the corner of the screen: a notice there would lie on the button that sends.
const Problem = ({ error }: { error: Error | null }) =>
  error ? (
    <Text size="xs" c="var(--app-danger)" role="alert">
      {getErrorMessage(error, 'No answer from the server. Try again.')}
    </Text>
  ) : null

const Retry = ({ entry: { id, status } }: { entry: Entry }) => {
  const newId = useRef(crypto.randomUUID())
  const [asks, setAsks] = useState(false)
  const retry = useCommand(retryText)
  const mayHaveArrived = status === 'unknown'
  const send = () => retry.mutate({ id, newId: newId.current, anyway: mayHaveArrived })
  if (asks)
    return (
      <Group gap={4} role="group" aria-label="Send again?">
        <Text size="xs">It may already have been delivered. Send again?</Text>
        <Button size="compact-xs" variant="light" color="red" loading={retry.isPending} onClick={send}>
          Send Again
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setAsks(false)}>
          Don’t Send
        </Button>
        <Problem error={retry.error} />
      </Group>
    )
  return (
    <>
      <Button
        size="compact-xs"
        variant="light"
        loading={retry.isPending}
        onClick={() => (mayHaveArrived ? setAsks(true) : send())}
      >
        Retry
      </Button>
      <Problem error={retry.error} />
    </>
  )
}

const Held = ({ entry }: { entry: Entry }) => {
  const [editing, setEditing] = useState(false)
  const cancel = useCommand(cancelHeldText)
  if (editing) return <HeldForm entry={entry} onDone={() => setEditing(false)} />
  return (
    <Group gap={4}>
      <Button size="compact-xs" variant="light" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ id: entry.id })}
      >
        Cancel Text
      </Button>
      <Problem error={cancel.error} />
    </Group>
  )
}

const DeleteCall = ({ id }: { id: string }) => {
  const remove = useCommand(deleteCall)
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label="Delete this call"
        loading={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        Delete
      </Button>
      <Problem error={remove.error} />
    </>
  )
}

const nouns: Record<Entry['kind'], string> = {
  outbound: 'Text',
  inbound: 'Text',
  note: 'Note',
  mail: 'Email',
  call: 'Call',
  booking: 'Booking',
}

const aside = (entry: Entry): string => {
  if (entry.kind === 'note') return ' · Note, never sent'
  if (entry.kind === 'mail') return ` · Email to ${entry.to} · ${entry.state}`
  if (entry.kind === 'booking') return ` · Interview: ${entry.state}`
  if (entry.kind !== 'outbound') return ''
  return ` · ${describeState(entry)}${entry.from ? ` · from ${formatPhone(entry.from)}` : ''}`
}

const link = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”])/

/** Words whose web addresses can be clicked. */
const Linked = ({ text }: { text: string }) =>
  text.split(link).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )

/** The words of an entry: an email begins with its subject, a call with how it ended. */
const Words = ({ entry: { kind, subject, state, body } }: { entry: Entry }) => {
  const head = kind === 'mail' ? subject : kind === 'call' ? `Call: ${state}` : null
  return (
    <div className={css.bubble}>
      {head === null ? null : (
        <Text component="span" inherit fw={600} display="block">
          {head}
        </Text>
      )}
      <Linked text={body} />
    </div>
  )
}

const describeState = ({ status, state, sendAt }: Entry): string =>
  status === 'held'
    ? `${sendAt ? `Goes out ${formatDateTimeInZone(sendAt)}` : 'Waits until someone decides'} · ${state}`
    : state

type EntryLineProps = { entry: Entry; mayEdit: boolean; onCorrection: (words: string) => void }

/** A reaction, shown small with the beginning of its text. */
const Reaction = ({ entry: { by, at, reaction } }: { entry: Entry }) => (
  <article className={css.entry} data-kind="reaction" aria-label={`Reaction by ${by}`}>
    <Text size="xs" c="dimmed" title={reaction?.about} lineClamp={1}>
      {reaction?.words}
      {reaction?.about ? ` “${reaction.about}”` : ''}
    </Text>
    <Text size="xs" c="dimmed">
      {by} · {formatDateTime(at)}
    </Text>
  </article>
)

/** One text, note, email, call or booking: the words, who and when, what became of it, and what can be done about it. */
export const EntryLine = ({ entry, mayEdit, onCorrection }: EntryLineProps) =>
  entry.reaction ? (
    <Reaction entry={entry} />
  ) : (
    <FullEntry entry={entry} mayEdit={mayEdit} onCorrection={onCorrection} />
  )

const FullEntry = ({ entry, mayEdit, onCorrection }: EntryLineProps) => (
  <article className={css.entry} data-kind={entry.kind} aria-label={`${nouns[entry.kind]} by ${entry.by}`}>
    <Words entry={entry} />
    {entry.media > 0 ? <TextFiles count={entry.media} files={entry.files} mayFile={mayEdit} /> : null}
    <Text size="xs" c={didNotArrive(entry.status) ? 'var(--app-danger)' : 'dimmed'}>
      {entry.by} · {formatDateTime(entry.at)}
      {aside(entry)}
    </Text>
    {mayEdit && entry.canRetry ? <Retry entry={entry} /> : null}
    {mayEdit && entry.canChange ? <Held entry={entry} /> : null}
    {mayEdit && entry.canUndo ? <UndoBooking id={entry.id} onCorrection={onCorrection} /> : null}
    {mayEdit && entry.canDelete ? <DeleteCall id={entry.id} /> : null}
  </article>
)
