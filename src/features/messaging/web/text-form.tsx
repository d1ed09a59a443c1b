import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { LoadingLines } from '../../../ui/states.tsx'
import { composer } from '../contract.ts'
import { defaultText, textProblem } from '../rules/text-rules.ts'
import { CostLine } from './cost-line.tsx'
import { GenerateButton } from './generate-button.tsx'
import { MessageField } from './message-field.tsx'
import { laterProblem, SendLater, sendAtOf } from './send-later.tsx'
import { TextPreview } from './text-preview.tsx'
import type { TextSubject } from './text-subject.ts'
import { useDebouncedPreview } from './use-debounced-preview.ts'
import { useSendText } from './use-send-text.ts'

type Composer = z.infer<typeof composer.reply>
type TextFormProps = {
  subject: TextSubject
  onSent: () => void
  onCancel: () => void
  loadResumeText: (candidateId: string) => Promise<string>
  /** What to begin with instead of one's default text. */
  start?: string | undefined
}

// What could not be loaded stays empty (section 8): one can still write.
const emptyComposer: Composer = {
  templates: [],
  links: [],
  text_template: null,
  senderName: '',
  organizationName: 'Your Organization',
  transport: 'simulator',
  quietHours: true,
}

const startOf = ({ text_template, templates }: Composer) =>
  defaultText({
    userTemplate: text_template,
    organizationDefault: templates.find((one) => one.is_default)?.content ?? null,
  })

const quietHoursSentence = (hold: boolean) =>
  hold
    ? 'Texts go out in the recipient’s own daytime; what is written outside of it is held until then.'
    : 'Quiet hours are off here: texts go out at any hour.'

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`

const Compose = ({
  subject,
  onSent,
  onCancel,
  loadResumeText,
  start,
  composer,
}: TextFormProps & { composer: Composer }) => {
  const { one, selection, count } = subject
  const [message, setMessage] = useState(() => start ?? startOf(composer))
  const [template, setTemplate] = useState('')
  const [attested, setAttested] = useState(false)
  const [alert, setAlert] = useState('')
  const [later, setLater] = useState('')
  const [draft, setDraft] = useState<'model' | 'composed' | null>(null)
  const sendAt = sendAtOf(later)
  const { preview, failed, refetch } = useDebouncedPreview(selection, message, sendAt)
  const { send, busy } = useSendText(subject)
  const problem = textProblem(message)
  const asksConsent = (preview?.consentUnknown ?? 0) > 0
  const nobody = preview !== undefined && preview.sendable === 0
  const blocked = problem !== null || laterProblem(later) !== null || busy || nobody || (asksConsent && !attested)
  const submit = async () => {
    setAlert('')
    const failure = await send({
      message,
      attestConsent: asksConsent && attested,
      ...(sendAt ? { sendAt } : {}),
      ...(template ? { templateId: template } : {}),
    })
    if (failure === null) onSent()
    else setAlert(`Failed to send text message: ${failure}`)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!blocked) void submit()
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">To {one ? one.name : people(count)}</Text>
        {alert ? <Alert>{alert}</Alert> : null}
        <MessageField
          value={message}
          onChange={setMessage}
          composer={composer}
          template={template}
          onTemplate={(id) => {
            setTemplate(id)
            setMessage(composer.templates.find((each) => each.id === id)?.content ?? startOf(composer))
          }}
          problem={message.trim() === '' ? null : problem}
        />
        <Group justify="space-between" gap="xs">
          <CostLine text={preview?.recipients[0]?.text ?? message} typed={message} onReplace={setMessage} />
          <SendLater value={later} onChange={setLater} />
        </Group>
        <Text size="xs" c="dimmed">
          {quietHoursSentence(composer.quietHours)}
        </Text>
        {draft === 'composed' ? (
          <Alert kind="note">
            This draft was composed from the résumé without a language model. Read it before you send it.
          </Alert>
        ) : null}
        {failed ? (
          <Alert kind="note">
            The preview could not be loaded.{' '}
            <Button size="compact-xs" variant="subtle" onClick={() => void refetch()}>
              Retry
            </Button>
          </Alert>
        ) : null}
        {preview ? <TextPreview preview={preview} isBulk={one === null} /> : null}
        {asksConsent ? (
          <Checkbox
            checked={attested}
            onChange={(event) => setAttested(event.currentTarget.checked)}
            label={
              one
                ? 'This candidate agreed to receive texts. It is not on record yet; my word will be.'
                : `${people(preview?.consentUnknown ?? 0)} without a consent on record agreed to receive texts. My word for it will be recorded.`
            }
          />
        ) : null}
        <DialogActions
          left={
            one ? (
              <GenerateButton
                name={one.name}
                hasResume={one.hasResume}
                organizationName={composer.organizationName}
                loadResumeText={() => loadResumeText(one.id)}
                onDraft={(text, source) => {
                  setAlert('')
                  setMessage(text)
                  setDraft(source ?? null)
                }}
                onFail={setAlert}
              />
            ) : null
          }
        >
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={blocked} loading={busy}>
            {one
              ? sendAt
                ? 'Send Later'
                : 'Send Text'
              : `Send to ${(preview?.sendable ?? count).toLocaleString('en-US')}`}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

/** Loads what a composer needs, then lets one write. */
export const TextForm = (props: TextFormProps) => {
  const loaded = useQuery(composer, {}, { areas: ['templates', 'organizations'] })
  if (loaded.isError) {
    return (
      <>
        <Alert kind="note">{sentenceOf(loaded.error, 'Templates and links could not be loaded.')}</Alert>
        <Compose {...props} composer={emptyComposer} />
      </>
    )
  }
  return loaded.data ? (
    <Compose {...props} composer={loaded.data} />
  ) : (
    <LoadingLines label="Loading templates" lines={8} />
  )
}
