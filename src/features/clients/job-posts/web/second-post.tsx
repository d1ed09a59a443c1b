import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { formatPostCount } from './format-post-count.ts'

type SecondPostProps = {
  asked: { ids: string[]; why: string } | null
  busy: boolean
  onConfirm: (ids: string[]) => void
  onClose: () => void
}

/** Asks before reopened posts are second active ones for their place and position. */
export const SecondPost = ({ asked, busy, onConfirm, onClose }: SecondPostProps) => {
  const shown = useLastValue(asked)
  return (
    <Confirm
      opened={asked !== null}
      title="Reopen job posts"
      action={`Reopen ${formatPostCount(shown?.ids.length ?? 0)} Anyway`}
      busy={busy}
      onConfirm={() => {
        if (asked) onConfirm(asked.ids)
      }}
      onClose={onClose}
    >
      {shown?.why}
    </Confirm>
  )
}
