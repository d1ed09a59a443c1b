import { Stack } from '@mantine/core'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Page } from '../../../../../ui/page.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { installationChecks, installationSystem } from '../../contract/system.ts'
import { ChecksSection } from './checks-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { ProcessesSection } from './processes-section.tsx'

const lookEvery = 15_000 // ms

/** How the installation does, for anyone who runs it: its checks, its processes and its jobs. */
export const SystemPage = () => {
  const found = useQuery(installationSystem, {}, { staleTime: 0, refetchInterval: lookEvery })
  // All at once: a late part above would push the rest down.
  const checks = useQuery(installationChecks, {}, { staleTime: 0 })
  return (
    <Page title="System" lead="System health. Only platform Admins can see this.">
      {checks.isPending || found.isPending ? (
        <LoadingLines label="Checking the installation" lines={10} />
      ) : (
        <Stack gap="md">
          <ChecksSection found={checks} />
          <ProcessesSection found={found} />
          <JobsSection found={found} />
        </Stack>
      )}
    </Page>
  )
}
