import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { listPageNumbers, pageSize } from '../../../../rules/words/count.ts'
import { useHasInteracted } from '../../../../ui/dialog/user-activity.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useClampedPage } from '../../../../ui/list/use-clamped-page.ts'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { StoppedNote } from '../../../texting/messages/web/public.ts'
import { threads } from '../contract/inbox.ts'
import css from './inbox.module.css'
import { describeCounted, findShown, InboxFilters } from './inbox-filters.tsx'
import type { AskedOfPane, InboxSearch, LoadColleagues, LoadResume, OnInboxSearch } from './inbox-search.ts'
import { ThreadList, type ThreadListProps } from './thread-list.tsx'
import { useOpenFirst } from './use-open-first.ts'
import { usePersonBeside } from './use-person-beside.ts'

const ThreadPane = lazyComponent(
  async () => (await import('./thread-pane.tsx')).ThreadPane,
  <LoadingLines label="Loading conversation" lines={10} />,
)

/** Comes with the first sign of someone: a first visit does not need it. */
const UnknownNumbers = lazyComponent(async () => (await import('./unknown/unknown-numbers.tsx')).UnknownNumbers)

type InboxPageProps = {
  search: InboxSearch
  onSearch: OnInboxSearch
  loadColleagues: LoadColleagues
  loadResume: LoadResume
  /** The candidate next to the thread, if there is room. */
  renderAside: (candidateId: string) => ReactNode
  /** Open items that are not threads, above the waiting threads. */
  alsoWaiting: ReactNode
}

const Beside = ({ person, renderAside }: { person: string | null } & Pick<InboxPageProps, 'renderAside'>) =>
  person === null ? null : (
    <section className={css.beside} aria-label="Candidate" key={person}>
      {renderAside(person)}
    </section>
  )

const NoThreads = ({ show, isFound, onAll }: { show: string; isFound: boolean; onAll: () => void }) => {
  if (show === 'waiting' && !isFound)
    return (
      <EmptyState
        title="No one is waiting"
        action={
          <Button variant="default" onClick={onAll}>
            Show All
          </Button>
        }
      >
        Replies you haven’t answered appear here, longest wait first.
      </EmptyState>
    )
  return show === 'all' && !isFound ? (
    <EmptyState
      title="No texts yet"
      action={<LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>}
    >
      Text a candidate to start a conversation.
    </EmptyState>
  ) : (
    <EmptyState
      title="No conversations match."
      action={
        <Button variant="default" onClick={onAll}>
          Show All
        </Button>
      }
    >
      Choose another filter or search.
    </EmptyState>
  )
}

const NothingOpen = () => (
  <EmptyState title="Choose a conversation">
    J and K move through the list. R replies, E closes the conversation, U marks it as unread.
  </EmptyState>
)

const everything = { show: undefined, q: undefined, page: undefined }

type FoundProps = Pick<ThreadListProps, 'chosen' | 'counted' | 'page' | 'showsOrganization' | 'onChoose' | 'onPage'> & {
  found: UseQueryResult<ReplyOf<typeof threads>>
  none: ReactNode
}

/** The list, its state until it is there, or that it is empty. */
const Found = ({ found, none, ...list }: FoundProps) => {
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the conversations.')}
      </ErrorState>
    )
  if (!found.data || (found.data.threads.length === 0 && found.data.total > 0))
    return (
      <div className={css.wait}>
        <LoadingLines label="Loading conversations" lines={12} />
      </div>
    )
  return found.data.threads.length === 0 ? none : <ThreadList {...found.data} {...list} />
}

/** The inbox: threads at the left, the chosen one at the right; two screens where there is no room for both. */
export const InboxPage = ({ search, onSearch, alsoWaiting, ...pane }: InboxPageProps) => {
  const { q = '', page = 1, thread } = search
  const show = findShown(search)
  const me = useMe()
  const isSomebodyHere = useHasInteracted()
  const found = useQuery(threads, { show, q, page }, { keepPrevious: true, staleTime: 0, refetchInterval: 60_000 })
  const place = useRef<HTMLElement>(null)
  const { isGlance, end } = useOpenFirst(found.data?.threads, search, (id) => onSearch({ thread: id }, true), place)
  useClampedPage(
    {
      page,
      size: pageSize,
      shown: listPageNumbers,
      onPage: (next) => onSearch({ page: next === 1 ? undefined : next }, true),
    },
    listFrom(found, '', (answer) => ({ rows: answer.threads, total: answer.total })),
  )
  const { person, hasRoom } = usePersonBeside(thread, found.data?.threads)
  // The keys hear from the first paint on, also while the thread itself is still loading.
  const [asked, setAsked] = useState<AskedOfPane | null>(null)
  const ask = (what: AskedOfPane['what']) => () => setAsked((last) => ({ what, n: (last?.n ?? 0) + 1 }))
  const choose = (id: string) => {
    end()
    setAsked(null)
    onSearch({ thread: id }, thread !== undefined)
  }
  const file = (id: string) => {
    end()
    onSearch({ ...everything, thread: id })
  }
  const step = (by: number) => {
    const ids = found.data?.threads.map(({ id }) => id) ?? []
    const at = thread === undefined ? -1 : ids.indexOf(thread)
    const next = ids[at === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by))]
    if (next === undefined) return
    choose(next)
    document.querySelector(`[data-thread="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(thread === undefined ? {} : { r: ask('reply'), u: ask('toggle'), e: ask('close') }),
  })
  return (
    <Page title="Messages">
      <div className={css.inbox} data-open={thread !== undefined || undefined} data-beside={hasRoom || undefined}>
        <section className={css.side} aria-label="Messages">
          <div className={css.find}>
            {thread === undefined ? <StoppedNote /> : null}
            <InboxFilters search={search} show={show} onSearch={onSearch} />
            {isSomebodyHere ? <UnknownNumbers onFiled={file} /> : null}
          </div>
          {show === 'waiting' && q === '' && page === 1 ? alsoWaiting : null}
          <Found
            found={found}
            chosen={thread}
            page={page}
            showsOrganization={me?.isPlatform ?? false}
            counted={describeCounted(show)}
            none={<NoThreads show={show} isFound={q !== ''} onAll={() => onSearch({ show: 'all', q: undefined })} />}
            onChoose={choose}
            onPage={(next) => onSearch({ page: next === 1 ? undefined : next })}
          />
        </section>
        <section ref={place} className={css.pane} aria-label="Conversation">
          {thread === undefined ? (
            <NothingOpen />
          ) : (
            <ThreadPane
              key={thread}
              id={thread}
              isGlance={isGlance}
              candidateId={found.data?.threads.find(({ id }) => id === thread)?.candidateId}
              loadColleagues={pane.loadColleagues}
              loadResume={pane.loadResume}
              asked={asked}
              onBack={() => onSearch({ thread: undefined })}
            />
          )}
        </section>
        <Beside person={person} renderAside={pane.renderAside} />
      </div>
    </Page>
  )
}
