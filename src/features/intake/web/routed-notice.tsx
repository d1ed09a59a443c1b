import { Button, Group } from '@mantine/core'
import type { ReplyOf } from '../../../platform/web/call.ts'
import { hideNotice, notice } from '../../../ui/notice.ts'
import type { routeApplication } from '../contract/unrouted.ts'

const became = {
  added: 'was added at',
  updated: 'was known already, and blanks were filled, at',
  known: 'was known already at',
} as const

/** Says where somebody landed, and opens them there. */
export const routedNotice = (name: string, done: ReplyOf<typeof routeApplication>, open: () => void) => {
  const id = `routed-${done.candidate_id}`
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>
        {name} {became[done.result]} {done.organization}, {done.location}.
      </span>
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        onClick={() => {
          hideNotice(id)
          open()
        }}
      >
        Open
      </Button>
    </Group>,
    { id, stay: 12_000 },
  )
}
