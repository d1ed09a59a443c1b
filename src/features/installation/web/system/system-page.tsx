import { Stack } from '@mantine/core'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Page } from '../../../../ui/page.tsx'
import { installationSystem } from '../../contract.ts'
import { ChecksSection } from './checks-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { ProcessesSection } from './processes-section.tsx'

const lookEvery = 15_000 // ms

/** How the installation does, for whoever runs it: its checks, its processes and its jobs. */
export const SystemPage = () => {
  const found = useQuery(installationSystem, {}, { staleTime: 0, refetchInterval: lookEvery })
  return (
    <Page title="System" lead="How this installation does. Open to Admins of the platform alone.">
      <Stack gap="md">
        <ChecksSection />
        <ProcessesSection found={found} />
        <JobsSection found={found} />
      </Stack>
    </Page>
  )
}
