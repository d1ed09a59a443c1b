import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { refreshAreas } from '../../../../platform/web/refresh.ts'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { onboardingDrafts } from '../contract/onboarding.ts'
import { draftData, type Kind, kindNames } from './draft-data.ts'
import { DraftList } from './draft-list.tsx'
import type { OnboardingSearch } from './onboarding-search.ts'
import type { OnboardingResult } from './use-finish.ts'
import { useStartOnboarding } from './use-start-onboarding.ts'

// Below everything else: it may come after it.
const ClientsToBringLive = lazyComponent(
  async () => (await import('./first-steps/clients-to-bring-live.tsx')).ClientsToBringLive,
)
const Wizard = lazyComponent(async () => (await import('./wizard.tsx')).Wizard)
// It came with the wizard: nothing is waited for when all is done.
const FinishedOnboarding = lazyComponent(async () => (await import('./wizard.tsx')).FinishedOnboarding)

type OnboardingPageProps = { search: OnboardingSearch; onSearch: (search: OnboardingSearch, replace?: boolean) => void }

const loadFailed = 'Couldn’t load the onboardings.'

const ofClinics: readonly Kind[] = ['location', 'position']

const Starts = ({ start }: { start: (kind: Kind) => Promise<void> }) => {
  const kinds: readonly Kind[] = useCan('platform:edit') ? ['organization', ...ofClinics] : ofClinics
  return (
    <Group gap="xs">
      {kinds.map((kind, at) => (
        <Button key={kind} variant={at === 0 ? 'filled' : 'default'} onClick={() => void start(kind)}>
          {kindNames[kind]}
        </Button>
      ))}
    </Group>
  )
}

/** Onboarding in progress, three ways to begin, and the one that is open. */
export const OnboardingPage = ({ search, onSearch }: OnboardingPageProps) => {
  const client = useQueryClient()
  const seesClients = useCan('platform:see')
  const start = useStartOnboarding()
  const [done, setDone] = useState<OnboardingResult | null>(null)
  const found = useQuery(onboardingDrafts, {}, { staleTime: 0, refetchOnMount: 'always' })
  const open = found.data?.drafts.find(({ id }) => id === search.draft)
  const [loads, setLoads] = useState(0)
  const flush = useRef<() => Promise<void>>(async () => undefined)
  const toList = async () => {
    if (!done) await flush.current()
    setDone(null)
    onSearch({ q: search.q, draft: undefined, step: undefined })
    await refreshAreas(client, ['organizations'])
  }
  const reload = async () => {
    await found.refetch()
    setLoads((now) => now + 1)
  }
  const body = () => {
    if (done) return <FinishedOnboarding done={done} onClose={() => void toList()} />
    if (search.draft === undefined)
      return (
        <DraftList
          question={listFrom(found, loadFailed, ({ drafts }) => ({ rows: drafts }))}
          search={search}
          onSearch={(change, replace) => onSearch({ ...search, ...change }, replace)}
          onOpen={(draft) => onSearch({ draft, step: undefined })}
          onStart={(kind) => void start(kind)}
          onChanged={() => void refreshAreas(client, ['organizations'])}
        />
      )
    if (found.isError)
      return <ErrorState onRetry={() => void found.refetch()}>{getErrorMessage(found.error, loadFailed)}</ErrorState>
    if (!found.data || !found.isFetchedAfterMount) return <LoadingLines label="Loading onboarding" lines={8} />
    if (!open)
      return (
        <EmptyState
          title="Onboarding not found."
          action={<LinkButton to="/client-onboarding">Back to Client Onboarding</LinkButton>}
        >
          It was finished or discarded.
        </EmptyState>
      )
    return (
      <Wizard
        key={`${open.id} ${loads}`}
        id={open.id}
        kind={open.kind}
        start={draftData.parse(open.data)}
        step={search.step}
        seen={open.updatedAt}
        onStep={(step, replace) => onSearch({ draft: open.id, step }, replace)}
        onFlush={(save) => {
          flush.current = save
        }}
        onReload={() => void reload()}
        onFinished={setDone}
      />
    )
  }
  return (
    <Page
      title="Client Onboarding"
      lead="Create organizations, locations, and positions together"
      actions={
        search.draft === undefined ? (
          <Starts start={start} />
        ) : (
          <Button variant="default" onClick={() => void toList()}>
            All Onboardings
          </Button>
        )
      }
    >
      {body()}
      {seesClients && search.draft === undefined && !found.isPending ? <ClientsToBringLive /> : null}
    </Page>
  )
}
