import { Button, Group, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { simulatorClock } from '../contract/simulator.ts'
import { formatMinutes } from './network-words.ts'
import css from './simulator-page.module.css'

const steps = [1, 10, 60] as const
const some = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`

/** The simulated clock. It moves only when someone advances it; texts that are due then arrive. */
export const SimulatorClock = ({ clock, coming }: { clock: number; coming: number }) => {
  const advance = useCommand(simulatorClock)
  const by = (minutes: (typeof steps)[number]) =>
    advance.mutate(
      { minutes },
      {
        onSuccess: ({ texts, replies }) =>
          showToast(
            texts + replies === 0
              ? 'Nothing was due yet.'
              : `Arrived: ${[texts > 0 ? some(texts, 'text') : '', replies > 0 ? some(replies, 'answer') : ''].filter(Boolean).join(' and ')}.`,
          ),
        onError: (error) => showProblem(getErrorMessage(error, 'The clock didn’t move. Try again.')),
      },
    )
  return (
    <section className={css.clock} aria-label="Simulated clock">
      <Text size="sm">
        Clock: <b>{formatMinutes(clock)}</b> · {coming === 0 ? 'nothing on its way' : `${coming} on the way`}
      </Text>
      <Group gap={6} role="toolbar" aria-label="Advance the clock">
        {steps.map((minutes) => (
          <Button
            key={minutes}
            size="compact-sm"
            variant="default"
            disabled={advance.isPending}
            onClick={() => by(minutes)}
            aria-label={`Advance the clock by ${formatMinutes(minutes)}`}
          >
            +{formatMinutes(minutes)}
          </Button>
        ))}
      </Group>
    </section>
  )
}
