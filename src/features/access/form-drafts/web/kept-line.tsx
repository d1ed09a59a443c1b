import { Button, Text } from '@mantine/core'
import type { KeptForm } from './use-kept-form.ts'

/** A note that a form begins with words typed before, with a button that removes them. */
export const KeptLine = ({ kept }: { kept: KeptForm }) =>
  kept.isRestored || kept.isFailed ? (
    <Text size="xs" c={kept.isFailed ? 'var(--app-danger)' : 'dimmed'} component="div" role="status">
      {kept.isFailed
        ? `Couldn’t keep your draft. ${kept.refusal ?? 'Your text is still here. We’ll retry.'}`
        : 'Restored your draft.'}
      <Button size="compact-xs" variant="subtle" color="gray" ml={4} onClick={kept.discard}>
        Discard
      </Button>
    </Text>
  ) : null
