import { Button, Group, Menu, Text } from '@mantine/core'
import { IconDots, IconUser } from '@reinforce/icons'
import { type ReactNode, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { StatusBadge } from '../../../candidates/directory/web/public.ts'
import { assignThread } from '../contract/inbox.ts'
import css from './inbox.module.css'
import type { LoadColleagues } from './inbox-search.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import type { Thread } from './thread-entry.ts'
import type { useRest } from './use-rest.tsx'

type ThreadHeadProps = {
  thread: Thread
  mayEdit: boolean
  loadColleagues: LoadColleagues
  onToggleRead: () => void
  rest: ReturnType<typeof useRest>
  /** Names of colleagues who have this thread open. */
  viewing: readonly string[]
  /** Returns to the list, where only one of both has room. */
  back: ReactNode
}

const names = new Intl.ListFormat('en-US')

const AssignMenu = ({ thread, loadColleagues }: Pick<ThreadHeadProps, 'thread' | 'loadColleagues'>) => {
  const me = useMe()
  const assign = useCommand(assignThread)
  const [people, setPeople] = useState<{ id: string; name: string }[] | null>(null)
  const load = async () => {
    try {
      setPeople(await loadColleagues(thread.candidateId))
    } catch {
      setPeople(me ? [{ id: me.user.id, name: me.user.full_name ?? 'Me' }] : [])
    }
  }
  const give = (userId: string | null) =>
    assign.mutate(
      { id: thread.id, userId },
      { onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t assign the conversation. Try again.')) },
    )
  return (
    <Menu position="bottom-end" onOpen={() => void load()}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          loading={assign.isPending}
          leftSection={<IconUser size={16} stroke={1.7} />}
        >
          {thread.assignedTo ? thread.assignedTo.name : 'Assign'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {people === null ? <Menu.Item disabled>Loading colleagues…</Menu.Item> : null}
        {people?.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => give(id)}>
            {name}
            {id === me?.user.id ? ' (you)' : ''}
          </Menu.Item>
        ))}
        {thread.assignedTo ? <Menu.Item onClick={() => give(null)}>No one</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The thread's candidate, who leads to their details, its owner, and whether it was read. On a phone a button shows the actions. */
export const ThreadHead = (props: ThreadHeadProps) => {
  const { thread, mayEdit, loadColleagues, onToggleRead, rest, viewing, back } = props
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.head}>
      {back}
      <div className={css.who}>
        <h2 className={css.title}>
          <PanelLink id={thread.candidateId} className={css.candidate}>
            {thread.name}
          </PanelLink>
        </h2>
        <Text size="xs" c="dimmed" component="div" className={css.contact}>
          {thread.status ? <StatusBadge status={thread.status} /> : null}
          <span>{thread.phone ? formatPhone(thread.phone) : 'no phone number'}</span>
          {me?.isPlatform && thread.organization ? <span>{thread.organization}</span> : null}
        </Text>
        <Text size="xs" c="dimmed" role="status">
          {viewing.length > 0 ? `${names.format(viewing)} ${viewing.length === 1 ? 'has' : 'have'} this open` : ''}
        </Text>
      </div>
      <Button
        className={css.details}
        size="compact-sm"
        variant="default"
        renderRoot={(link) => <PanelLink {...link} id={thread.candidateId} />}
      >
        Open Details
      </Button>
      {mayEdit ? (
        <>
          <IconButton
            className={css.moreActs}
            aria-label="Conversation actions"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconDots size={18} stroke={1.7} aria-hidden="true" />
          </IconButton>
          <Group gap={6} className={css.acts} data-open={isOpen || undefined}>
            {thread.closed || thread.snoozedUntil ? (
              <Button size="compact-sm" variant="default" loading={rest.busy} onClick={rest.reopen}>
                Reopen
              </Button>
            ) : (
              <>
                <SnoozeMenu thread={thread} onSnooze={rest.snooze} />
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={rest.busy}
                  onClick={rest.close}
                  aria-keyshortcuts="E"
                >
                  Close Conversation
                </Button>
              </>
            )}
            <Button size="compact-sm" variant="default" className={css.seldom} onClick={onToggleRead}>
              {thread.unread > 0 ? 'Mark Read' : 'Mark Unread'}
            </Button>
            <AssignMenu thread={thread} loadColleagues={loadColleagues} />
          </Group>
        </>
      ) : null}
    </div>
  )
}
