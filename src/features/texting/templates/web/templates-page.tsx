import { Tabs } from '@mantine/core'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { LinkList } from './link-list.tsx'
import type { RenderPreview } from './render-preview.ts'
import { TemplateList } from './template-list.tsx'

const OwnText = lazyComponent(
  async () => (await import('./own-text.tsx')).OwnText,
  <LoadingLines label="Loading your text" lines={6} />,
)

const tabs = ['templates', 'replies', 'links', 'mine'] as const
type TemplatesTab = (typeof tabs)[number]

type TemplatesPageProps = { tab: string | undefined; onTab: (tab: TemplatesTab) => void; renderPreview: RenderPreview }

/** Templates, saved replies, saved links, and your own default text. */
export const TemplatesPage = ({ tab, onTab, renderPreview }: TemplatesPageProps) => (
  <Page title="Templates & Links" lead="Texts and links your whole team can use.">
    <Tabs
      keepMounted={false}
      value={tabs.find((one) => one === tab) ?? 'templates'}
      onChange={(next) => onTab(tabs.find((one) => one === next) ?? 'templates')}
    >
      <ScrollableTabs mb="md">
        <Tabs.Tab value="templates">Templates</Tabs.Tab>
        <Tabs.Tab value="replies">Saved Replies</Tabs.Tab>
        <Tabs.Tab value="links">Saved Links</Tabs.Tab>
        <Tabs.Tab value="mine">My Default Text</Tabs.Tab>
      </ScrollableTabs>
      <Tabs.Panel value="templates">
        <TemplateList type="text" renderPreview={renderPreview} />
      </Tabs.Panel>
      <Tabs.Panel value="replies">
        <TemplateList type="reply" renderPreview={renderPreview} />
      </Tabs.Panel>
      <Tabs.Panel value="links">
        <LinkList />
      </Tabs.Panel>
      <Tabs.Panel value="mine">
        <OwnText renderPreview={renderPreview} />
      </Tabs.Panel>
    </Tabs>
  </Page>
)
