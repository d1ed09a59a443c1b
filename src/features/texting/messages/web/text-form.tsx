import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { textDraft } from '../contract/drafts.ts'
import { composer } from '../contract/messages.ts'
import { findResumeRequest } from '../rules/drafts/find-resume-request.ts'
import { getDefaultText } from '../rules/text-rules.ts'
import { LanguageSwitch } from './composing/language-switch.tsx'
import { SpanishField } from './composing/spanish-field.tsx'
import type { ToldDraft } from './composing/use-draft.ts'
import { ComposingNotes, ConsentCheck, SendAlert } from './composing-notes.tsx'
import { CostLine } from './cost-line.tsx'
import { GenerateButton } from './generate-button.tsx'
import { MessageField } from './message-field.tsx'
import { countUndecided, PreviewGroups } from './preview-groups.tsx'
import { SendLater } from './send-later.tsx'
import { StoppedNote } from './stopped-note.tsx'
import { TextPreview } from './text-preview.tsx'
import type { TextSubject } from './text-subject.ts'
import { type TemplateWords, useComposing } from './use-composing.ts'

type Composer = z.infer<typeof composer.reply>
type TextFormProps = {
  subject: TextSubject
  onSent: () => void
  onCancel: () => void
  loadResumeText: (candidateId: string) => Promise<string>
  /** The start text instead of the reader's default. */
  start?: string | undefined
  /** Begins with the request for a missing resume instead. */
  asksForResume?: boolean
}

// A part that failed to load stays empty (section 8): the text can still be written.
const emptyComposer: Composer = {
  templates: [],
  links: [],
  text_template: null,
  senderName: '',
  organizationName: 'Your Organization',
  transport: 'simulator',
  quietHours: true,
}

const pickStart = ({ text_template, templates }: Composer): TemplateWords => {
  const own = templates.find((one) => one.is_default)
  const content = getDefaultText({ userTemplate: text_template, organizationDefault: own?.content ?? null })
  return { id: '', content, content_spanish: content === own?.content ? own.content_spanish : null }
}

const quietHoursSentence = (hold: boolean) =>
  hold ? 'Texts go out during the recipient’s day. Others wait until then.' : 'Texts can go out at any hour here.'

type Label = { isOne: boolean; isLater: boolean; sendable: number; onlyConsent: boolean }

const sendLabel = ({ isOne, isLater, sendable, onlyConsent }: Label) => {
  if (!isOne) return `Send to ${formatCount(sendable)}${onlyConsent ? ' with consent' : ''}`
  return isLater ? 'Send Later' : 'Send Text'
}

const Compose = ({
  subject,
  onSent,
  onCancel,
  loadResumeText,
  start,
  asksForResume = false,
  composer,
  told,
}: TextFormProps & { composer: Composer; told: ToldDraft }) => {
  const { one, selection, count } = subject
  const usual = pickStart(composer)
  const given = start === undefined ? null : { id: '', content: start, content_spanish: null }
  const begun = given ?? (asksForResume ? findResumeRequest(composer.templates) : usual)
  const composed = useComposing({
    selection,
    one,
    start: begun,
    isGiven: begun !== usual,
    templates: [usual, ...composer.templates],
    told,
    onSent,
  })
  const { message, preview } = composed
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void composed.submit()
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">To {one ? one.name : `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`}</Text>
        <SendAlert {...composed} />
        <StoppedNote />
        <MessageField
          words={composed.words}
          draft={composed.draft}
          field={field}
          composer={composer}
          onTemplate={(id) => composed.chooseTemplate(composer.templates.find((each) => each.id === id) ?? usual)}
          problem={composed.shownProblem}
          busy={composed.busy}
        >
          {one ? (
            <LanguageSwitch
              words={composed.words}
              template={composer.templates.find((each) => each.id === composed.words.template) ?? usual}
            />
          ) : null}
        </MessageField>
        {one ? null : <SpanishField composed={composed} prefer={preview?.preferSpanish ?? 0} links={composer.links} />}
        <Group justify="space-between" gap="xs">
          <CostLine
            text={composed.isUpdating ? message : (preview?.recipients[0]?.text ?? message)}
            typed={message}
            total={one || composed.isUpdating ? undefined : preview?.parts}
            onReplace={composed.replaceSigns}
          />
          <SendLater value={composed.later} onChange={composed.setLater} />
        </Group>
        <Text size="xs" c="dimmed">
          {quietHoursSentence(composer.quietHours)}
        </Text>
        <ComposingNotes {...composed} />
        {preview && one ? <TextPreview preview={preview} isUpdating={composed.isUpdating} /> : null}
        {preview && !one ? <PreviewGroups composed={composed} preview={preview} selection={selection} /> : null}
        <ConsentCheck {...composed} unknown={preview?.consentUnknown ?? 0} isOne={one !== null} />
        <DialogActions
          left={
            one ? (
              <GenerateButton
                name={one.name}
                hasResume={one.hasResume}
                organizationName={composer.organizationName}
                loadResumeText={() => loadResumeText(one.id)}
                onDraft={composed.takeDraft}
                onFail={composed.setAlert}
              />
            ) : null
          }
        >
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={composed.blocked} loading={composed.busy}>
            {sendLabel({
              isOne: one !== null,
              isLater: composed.later !== '',
              sendable: preview ? preview.sendable - countUndecided(preview) || preview.sendable : count,
              onlyConsent: composed.asksConsent && !composed.attested,
            })}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

const afresh = { staleTime: 0, refetchOnMount: 'always' } as const

/** The reader's draft as the server has it now; waited for, since it must never replace what was typed since. */
const useToldDraft = (candidateId: string | undefined) => {
  const found = useQuery(textDraft, candidateId === undefined ? {} : { candidateId }, afresh)
  const told: ToldDraft = found.data && !found.isError ? { ...found.data, at: found.dataUpdatedAt } : undefined
  return { told, isKnown: found.isFetchedAfterMount || found.isError }
}

/** Loads what a composer needs, then lets one write. */
export const TextForm = (props: TextFormProps) => {
  const loaded = useQuery(composer, {})
  const { told, isKnown } = useToldDraft(props.subject.one?.id)
  if (loaded.isError && isKnown) {
    return (
      <>
        <Alert kind="note">{getErrorMessage(loaded.error, 'Couldn’t load templates and links.')}</Alert>
        <Compose {...props} composer={emptyComposer} told={told} />
      </>
    )
  }
  return loaded.data && isKnown ? (
    <Compose {...props} composer={loaded.data} told={told} />
  ) : (
    <LoadingLines label="Loading templates" lines={8} />
  )
}
