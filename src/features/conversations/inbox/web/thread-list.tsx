import { Text, UnstyledButton } from '@mantine/core'
import { optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import type * as z from 'zod/mini'
import { listPageNumbers, pageSize, pluralize } from '../../../../rules/words/count.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { KeyedList } from '../../../../ui/list/keyed-list.tsx'
import { Pager } from '../../../../ui/list/pager.tsx'
import line from '../../../../ui/list-line.module.css'
import type { threads } from '../contract/inbox.ts'
import { formatAgo, formatWait } from './format-wait.ts'
import css from './inbox.module.css'

type Threads = z.infer<typeof threads.reply>
export type ThreadListProps = Threads & {
  chosen: string | undefined
  /** After the number of conversations: which ones. */
  counted: string
  showsOrganization: boolean
  page: number
  onChoose: (id: string) => void
  onPage: (page: number) => void
}

const listMarks = ({
  closed,
  snoozedUntil,
  hasDraft,
  needsPerson,
  optedOut,
  failed,
  assignedTo,
}: Threads['threads'][number]) =>
  [
    closed ? 'Closed' : '',
    snoozedUntil ? `Back ${formatDateTime(snoozedUntil)}` : '',
    hasDraft ? 'Draft' : '',
    needsPerson ? 'Unclear opt-out' : '',
    optedOut ? optOutWords[optedOut] : '',
    failed ? 'Not sent' : '',
    assignedTo ? assignedTo.name : '',
  ].filter(Boolean)

/** Threads, newest first: person, newest words, and whether someone must act. */
export const ThreadList = (props: ThreadListProps) => {
  const { threads, total, chosen, counted, showsOrganization, page, onChoose, onPage } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <>
      <KeyedList className={css.threads} aria-label="Threads">
        {threads.map((thread) => (
          <li key={thread.id}>
            <UnstyledButton
              className={css.thread}
              aria-current={thread.id === chosen ? 'true' : undefined}
              data-unread={thread.unread > 0 || undefined}
              data-decide={thread.needsPerson || undefined}
              data-barred={thread.optedOut ? '' : undefined}
              data-thread={thread.id}
              onClick={() => onChoose(thread.id)}
            >
              <span className={line.line}>
                {thread.unread > 0 ? (
                  <span className={css.dot} role="img" aria-label={`${thread.unread} unread`} />
                ) : null}
                <span className={`${line.name} ${css.name}`}>
                  {thread.name} <small className={css.about}>{thread.about}</small>
                </span>
                <span className={line.time}>
                  {thread.waitsSince ? (
                    <b>{formatWait(thread.waitsSince, counted === ' waiting')}</b>
                  ) : thread.lastMessageAt ? (
                    formatAgo(thread.lastMessageAt)
                  ) : (
                    ''
                  )}
                </span>
              </span>
              <span className={`${line.words} ${css.words}`}>
                {thread.lastText === null ? 'Nothing written yet' : thread.lastFromCandidate ? '' : 'Our text: '}
                {thread.lastText}
              </span>
              {showsOrganization || listMarks(thread).length > 0 ? (
                <span className={css.marks}>
                  {[...listMarks(thread), ...(showsOrganization ? [thread.organization] : [])].join(' · ')}
                </span>
              ) : null}
            </UnstyledButton>
          </li>
        ))}
      </KeyedList>
      <div className={css.pages}>
        {pages > 1 ? (
          <Pager
            page={page}
            pages={pages}
            shown={listPageNumbers(page, pages)}
            summary={`${pluralize(total, 'conversation')}${counted}`}
            onPage={onPage}
          />
        ) : (
          <Text size="xs" c="dimmed" role="status">
            {`${pluralize(total, 'conversation')}${counted}`}
          </Text>
        )}
      </div>
    </>
  )
}
