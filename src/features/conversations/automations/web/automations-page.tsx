import { Button, Tabs } from '@mantine/core'
import { IconUserOff } from '@reinforce/icons'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { AllOff } from './all-off/all-off.tsx'
import { WhoChanges } from './all-off/who-changes.tsx'
import type { AutomationsSearch, OnAutomationsSearch } from './automations-search.ts'
import { Board } from './board/board.tsx'
import { PageParts } from './parts/page-parts.tsx'
import { AutomationPath } from './path/path.tsx'

const Presets = lazyComponent(
  async () => (await import('./presets/presets.tsx')).Presets,
  <LoadingLines label="Loading automations" lines={12} />,
)

type AutomationsPageProps = { search: AutomationsSearch; onSearch: OnAutomationsSearch }

const AwayButton = ({ onPress }: { onPress: () => void }) =>
  useCan('candidates:edit') ? (
    <Button variant="default" leftSection={<IconUserOff size={16} stroke={1.7} />} onClick={onPress}>
      Mark an Interviewer Away
    </Button>
  ) : null

/** The path of an applicant with its automations, the people in them, and their settings. */
export const AutomationsPage = ({ search, onSearch }: AutomationsPageProps) => (
  <Page
    title="Automations"
    lead="Texts sent for you. They stop as soon as a teammate writes."
    actions={<AwayButton onPress={() => onSearch({ section: 'away' })} />}
  >
    <AutomationPath search={search}>
      {(path) => (
        <Tabs
          keepMounted={false}
          value={search.tab ?? 'board'}
          onChange={(next) =>
            onSearch({ tab: next === 'presets' ? next : undefined, page: undefined, change: undefined })
          }
        >
          <ScrollableTabs mb="md">
            <Tabs.Tab value="board">{path?.isUnused ? 'Overview' : 'People'}</Tabs.Tab>
            <Tabs.Tab value="presets">Settings</Tabs.Tab>
          </ScrollableTabs>
          <Tabs.Panel value="board">
            {path?.isUnused ? <AllOff search={search} path={path} /> : <Board search={search} onSearch={onSearch} />}
          </Tabs.Panel>
          <Tabs.Panel value="presets">
            {path ? <WhoChanges admins={path.admins} mb="md" /> : null}
            <Presets search={search} onSearch={onSearch} />
          </Tabs.Panel>
        </Tabs>
      )}
    </AutomationPath>
    <PageParts search={search} onSearch={onSearch} />
  </Page>
)
