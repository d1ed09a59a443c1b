import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { hideNotice, notice } from '../../../ui/notice.ts'
import { steerSequence } from '../contract.ts'

/** A sequence and whose it is; without a name it is that of whoever is in sight. */
export type Steered = { id: string; name?: string }
type Way = 'take' | 'on' | 'stop'

const id = 'sequence-steered'

const saidOf = (way: Way, { name }: Steered): string => {
  const of = name ? ` with ${name}` : ''
  if (way === 'take') return `You took over${name ? ` ${name}` : ''}. Nothing automatic is sent any more.`
  if (way === 'on') return `The automatic texts go on${of}.`
  return `The automatic texts${of} are stopped for good. What was sent stays; you can write by hand.`
}

/** Takes a sequence over, lets it go on, or stops it; the first two offer the way back, which is the other one. */
export const useSteer = () => {
  const { mutate, isPending } = useCommand(steerSequence)
  const steer = (sequence: Steered, way: Way, isUndo = false) =>
    mutate(
      { id: sequence.id, to: way },
      {
        onError: (error) => notice(sentenceOf(error, 'That could not be saved. Please try again.'), { id }),
        onSuccess: () => {
          if (way === 'stop' || isUndo) return notice(saidOf(way, sequence), { id })
          return notice(
            <Group justify="space-between" wrap="nowrap">
              <span style={{ overflowWrap: 'anywhere' }}>{saidOf(way, sequence)}</span>
              <Button
                size="compact-sm"
                variant="light"
                flex="none"
                onClick={() => {
                  hideNotice(id)
                  steer(sequence, way === 'take' ? 'on' : 'take', true)
                }}
              >
                Undo
              </Button>
            </Group>,
            { id, stay: 12_000 },
          )
        },
      },
    )
  return { steer, isPending }
}
