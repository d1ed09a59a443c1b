import { Anchor, Button, Group, Stack, Switch, Tabs, Text, Title } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../rules/day.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { getPage } from '../../directory/rules/candidate-link.ts'
import { describeUnreadPages } from '../../directory/rules/resume/find-unread-reason.ts'
import { useQuotes } from '../../scoring/web/public.ts'
import { candidateResume } from '../contract/resumes.ts'
import { locateHighlights } from './locate-highlights.ts'
import { MarkedText } from './marked-text.tsx'
import css from './resume-body.module.css'

const RereadResume = lazyComponent(async () => (await import('./reread-resume.tsx')).RereadResume)
const PdfPages = lazyComponent(
  async () => (await import('../../../../ui/pdf/pdf-pages.tsx')).PdfPages,
  <LoadingLines label="Loading the file" lines={12} />,
)

/** Our own files are downloads, so that nothing in them runs in the console; a link of someone else opens. */
const OpenFile = ({ url }: { url: string }) =>
  url.startsWith('/') ? (
    <Anchor href={url} size="sm">
      Download the original file <IconDownload size={14} style={{ verticalAlign: '-2px' }} aria-hidden />
    </Anchor>
  ) : (
    <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
      Open the original file <IconExternalLink size={14} style={{ verticalAlign: '-2px' }} aria-hidden />
    </Anchor>
  )

const Head = ({ resume: r, hasLink }: { resume: ReplyOf<typeof candidateResume>; hasLink: boolean }) => {
  const facts = [
    r.position,
    [r.city, r.state].filter(Boolean).join(', '),
    r.date_submitted ? `received ${formatDay(r.date_submitted)}` : '',
  ]
  return (
    <div>
      <Title order={2}>{r.name || 'Unknown'}</Title>
      <Text c="dimmed" size="sm">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[r.phone_number ? formatPhone(r.phone_number) : null, r.email_address].filter(Boolean).join(' · ')}
      </Text>
      {hasLink ? (
        <Button mt="xs" size="compact-sm" variant="default" renderRoot={(props) => <Link {...props} {...getPage(r)} />}>
          Open Details
        </Button>
      ) : null}
    </div>
  )
}

/** Status of a file that came with an application. */
const ReadingNote = ({ waits, reason }: { waits: boolean; reason: string | null }) =>
  waits ? (
    <Text c="dimmed" role="status">
      Reading the resume… Its text appears here in a moment.
    </Text>
  ) : (
    <Alert kind="note">We didn’t keep the file that came with the application: {reason}</Alert>
  )

const none: readonly string[] = []

export type ResumePart = 'text' | 'file'
type ResumeBodyProps = {
  id: string
  bare?: boolean
  /** False where another button opens the candidate’s page. */
  hasLink?: boolean
  onReplace?: (() => void) | undefined
  /** Which part is shown, where that is kept elsewhere: null for the words, or for the file of one who has no words. */
  part?: ResumePart | null
  onPart?: (part: ResumePart) => void
}

/** The text without its contact lines, next to the original file. `bare` if the page already names the person. */
export const ResumeBody = ({ id, bare = false, hasLink = true, onReplace, part, onPart }: ResumeBodyProps) => {
  const resume = useQuery(candidateResume, { id }, { staleTime: 60_000 })
  const { quotes, hasModel, isPending } = useQuotes(id)
  const [isMarked, setMarked] = useState(true)
  const [own, setOwn] = useState<ResumePart>('text')
  if (resume.isError) return <ErrorState onRetry={() => void resume.refetch()}>Failed to load resume data</ErrorState>
  // The switch above the words comes with them: it would push them down.
  if (!resume.data || isPending) return <LoadingLines label="Loading resume" lines={12} />
  const r = resume.data
  const phrases = isMarked ? quotes : none
  const text = r.resume_text?.trim()
  const byItself = text || !r.file?.isPdf ? 'text' : 'file'
  const wanted = part === undefined ? own : (part ?? byItself)
  return (
    <Stack gap="md">
      {bare ? null : <Head resume={r} hasLink={hasLink} />}
      {onReplace ? (
        <Group gap="xs">
          <Button variant="default" onClick={onReplace}>
            {text || r.file ? 'Replace Resume' : 'Add Resume'}
          </Button>
          {r.file?.url.startsWith('/') ? <RereadResume id={id} /> : null}
        </Group>
      ) : null}
      {quotes.length > 0 ? (
        <Switch
          className={css.marks}
          label={`Highlight what supports the score${hasModel ? ' and what the AI model found' : ''}`}
          checked={isMarked}
          onChange={(event) => setMarked(event.currentTarget.checked)}
        />
      ) : null}
      <Tabs
        value={r.file ? wanted : 'text'}
        onChange={(value) => (onPart ?? setOwn)(value === 'file' ? 'file' : 'text')}
        keepMounted={false}
      >
        {r.file ? (
          <ScrollableTabs>
            <Tabs.Tab value="text">Plain Text</Tabs.Tab>
            <Tabs.Tab value="file">Original File</Tabs.Tab>
          </ScrollableTabs>
        ) : null}
        <Tabs.Panel value="text" pt={r.file ? 'md' : undefined}>
          <Stack gap="sm">
            {r.reading ? <ReadingNote {...r.reading} /> : null}
            {r.unread ? <Alert kind="note">{r.unread}</Alert> : null}
            {r.unreadPages > 0 ? <Alert kind="note">{describeUnreadPages(r.unreadPages)}</Alert> : null}
            {text ? (
              <MarkedText text={text} phrases={phrases} />
            ) : r.reading?.waits ? null : (
              <Text c="dimmed">No Resume Breakdown Available For This Candidate...</Text>
            )}
          </Stack>
        </Tabs.Panel>
        {r.file ? (
          <Tabs.Panel value="file" pt="md">
            <Stack gap="sm">
              <OpenFile url={r.file.url} />
              {r.file.isPdf ? (
                <PdfPages
                  url={r.file.url}
                  most={10}
                  otherwise="Open it"
                  findMarks={phrases.length > 0 ? (items, page) => locateHighlights(items, phrases, page) : null}
                />
              ) : (
                <Text c="dimmed">We can’t show this file here. Open it to read it.</Text>
              )}
            </Stack>
          </Tabs.Panel>
        ) : null}
      </Tabs>
    </Stack>
  )
}
