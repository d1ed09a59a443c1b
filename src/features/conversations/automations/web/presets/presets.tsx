import { Button } from '@mantine/core'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { automations, enrollmentRereading } from '../../contract/automations.ts'
import { presetWords } from '../../rules/presets.ts'
import type { AutomationsSearch, OnAutomationsSearch } from '../automations-search.ts'
import { PresetCard } from './preset-card.tsx'
import css from './presets.module.css'
import { Rereading } from './rereading.tsx'

const AutomationForm = lazyBody(async () => (await import('./automation-form.tsx')).AutomationForm)

type PresetsProps = { search: AutomationsSearch; onSearch: OnAutomationsSearch }
type CardsProps = { organizationId: string; search: AutomationsSearch; onSearch: OnAutomationsSearch }

const Cards = ({ organizationId, search: { change, preset: only }, onSearch }: CardsProps) => {
  const mayChange = useCan('users:manage')
  const found = useQuery(automations, { id: organizationId })
  const again = useQuery(enrollmentRereading, { id: organizationId })
  const given: ReplyOf<typeof automations> | undefined = found.data
  const chosen = (mayChange && given?.automations.find(({ preset }) => preset === change)) || null
  const shown = useLastValue(chosen)
  const close = () => onSearch({ change: undefined }, true)
  // Everything above the automations loads first, so that nothing jumps.
  if (!given || again.isPending)
    return found.isError ? (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the automations.')}
      </ErrorState>
    ) : (
      <LoadingLines label="Loading automations" lines={12} />
    )
  return (
    <>
      <Rereading data={again.data} />
      <div className={css.cards}>
        {given.automations
          .filter(({ preset }) => only === undefined || preset === only)
          .map((automation) => (
            <PresetCard
              key={automation.preset}
              automation={automation}
              organizationId={organizationId}
              mayChange={mayChange}
              isAlone={only !== undefined}
              onSearch={onSearch}
            />
          ))}
      </div>
      {only === undefined ? null : (
        <Button variant="subtle" mt="sm" onClick={() => onSearch({ preset: undefined })}>
          Show All Automations
        </Button>
      )}
      <Dialog opened={chosen !== null} onClose={close} title={shown ? presetWords[shown.preset].name : ''} size="xl">
        {shown ? (
          <AutomationForm
            key={shown.preset}
            automation={shown}
            organizationId={organizationId}
            people={given.people}
            locations={given.locations}
            onDone={close}
          />
        ) : null}
      </Dialog>
    </>
  )
}

/** Automations that an organization can switch on, your own or the chosen one, with their settings. */
export const Presets = ({ search, onSearch }: PresetsProps) => {
  const everyone = useCan('platform:see')
  const own = useMe()?.organization.id
  const organizationId = everyone ? search.organization : own
  return (
    <>
      {everyone ? (
        <div className={css.which}>
          <OrganizationSelect
            label="Organization"
            value={search.organization ?? null}
            onChange={(id) => onSearch({ organization: id ?? undefined, change: undefined })}
          />
        </div>
      ) : null}
      {organizationId === undefined ? (
        <EmptyState title="Choose an organization">
          Each clinic has its own automations. All are off until it turns them on.
        </EmptyState>
      ) : (
        <Cards key={organizationId} organizationId={organizationId} search={search} onSearch={onSearch} />
      )}
    </>
  )
}
