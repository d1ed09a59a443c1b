import { Stack } from '@mantine/core'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { DailyLimitOfAll } from './daily-limit.tsx'
import { PauseSwitch } from './pause-switch.tsx'

/** The pause and the daily limit of all organizations together, for platform staff. */
export const WholeService = () => (
  <Fold name="all-texts" title="Texts of all organizations" lead="Pause them, or limit how many go out in a day.">
    <Stack gap="md">
      <PauseSwitch id={null} />
      <DailyLimitOfAll />
    </Stack>
  </Fold>
)
