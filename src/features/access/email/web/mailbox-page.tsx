import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { getUrl } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { Page } from '../../../../ui/page.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/public.ts'
import { mailAttachment, mailbox } from '../contract/mailbox.ts'

/** The text of an email, its links to click. */
const Linked = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <Anchor key={part} href={part} inherit underline="always" style={{ overflowWrap: 'anywhere' }}>
        {part}
      </Anchor>
    ) : (
      part
    ),
  )

const noneToAdmins = {
  title: 'No emails yet.',
  children: 'Invitations, scheduled reports, and emails to candidates appear here.',
  action: (
    <LinkButton to="/user-management" search={{ tab: 'invitations', dialog: 'invite' }}>
      Invite a Person
    </LinkButton>
  ),
}
const noneToOthers = {
  title: 'No emails yet.',
  children: 'Emails to candidates appear here. Open a candidate and write one under Messages.',
  action: <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>,
}

const Mails = () => {
  const mayInvite = useCan('users:manage')
  const found = useQuery(mailbox, {}, { staleTime: 0, refetchInterval: 5_000 })
  return (
    <ListStates
      question={toListQuestion(found, 'Couldn’t load the mailbox.')}
      empty={{ none: mayInvite ? noneToAdmins : noneToOthers }}
      waiting={<LoadingLines label="Loading emails" lines={8} />}
    >
      {(rows) => (
        <Stack gap="md" maw={720}>
          {rows.map((mail) => (
            <Paper key={mail.id} p="md" component="article" aria-label={`${mail.subject}, to ${mail.to}`}>
              <Text fw={600}>{mail.subject}</Text>
              <Text size="sm" c="dimmed" mb="sm">
                To {mail.to} · {formatDateTime(mail.at)}
              </Text>
              <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                <Linked text={mail.text} />
              </Text>
              {mail.attachment ? (
                <Text size="sm" mt="sm">
                  Attached:{' '}
                  <Anchor href={getUrl(mailAttachment, { id: mail.id })} download inherit underline="always">
                    {mail.attachment}
                  </Anchor>
                </Text>
              ) : null}
            </Paper>
          ))}
        </Stack>
      )}
    </ListStates>
  )
}

/** The emails that a demo would have sent. */
export const MailboxPage = () => (
  <Page
    title="Mailbox"
    lead="This demo sends no email. Emails to you, your invitations, and your clinic’s emails to candidates arrive here."
  >
    <Mails />
  </Page>
)
