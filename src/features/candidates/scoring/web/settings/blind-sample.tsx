import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { blindOneIn } from '@reinforce/resume-reader/proof/blind-sample.ts'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { LearnMore } from '../../../../../ui/fold/learn-more.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { setBlindSample } from '../../contract/scoring-settings.ts'
import type { Settings } from './rubric-words.ts'

const off = 'Off'
const share = (oneIn: number | null) => (oneIn === null ? off : `1 in ${oneIn}`)
const choices = [null, ...blindOneIn]

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`
const soFar = ({ one_in, waiting, decided }: Settings['blind']) =>
  [
    one_in === null ? 'Off.' : `${share(one_in)}.`,
    ...(one_in === null ? [] : [`${people(waiting)} without a decision yet.`]),
    ...(decided > 0 ? [`${people(decided)} decided before the score appeared.`] : []),
  ].join(' ')

type BlindSampleProps = { id: string; blind: Settings['blind']; mayChange: boolean }

/** Whether some candidates are decided before their score shows, and what that means; who may not change it reads it. */
export const BlindSample = ({ id, blind, mayChange }: BlindSampleProps) => {
  const [wanted, setWanted] = useState(blind.one_in)
  const save = useCommand(setBlindSample)
  const apply = () =>
    save.mutate(
      { id, one_in: wanted },
      {
        onSuccess: () =>
          showToast(
            wanted === null ? 'Blind sample off. All scores appear.' : `Blind sample set to ${share(wanted)}.`,
            {
              id: 'blind-sample',
            },
          ),
      },
    )
  return (
    <Fold name="blind-sample" title="Blind sample" lead="Hides some scores until you decide, to see if they sway you.">
      <LearnMore about="How the sample works">
        For some new candidates, the score stays hidden until someone changes their status. Resume findings stay
        visible. The proof page then shows how much the score influences each reviewer. Until then they count as not
        scored in lists, filters, files, and anything else that uses a score. If you turn this off, all scores appear
        again at once.
      </LearnMore>
      <Text size="sm" role="status" mt="xs">
        {soFar(blind)}
      </Text>
      {save.isError ? <Alert>{getErrorMessage(save.error, 'Couldn’t save the setting. Try again.')}</Alert> : null}
      {mayChange ? (
        <Group gap="xs" align="flex-end" mt="sm">
          <NativeSelect
            label="Decided before the score appears"
            data={choices.map(share)}
            value={share(wanted)}
            onChange={(event) => {
              const { value } = event.currentTarget
              setWanted(choices.find((one) => share(one) === value) ?? null)
            }}
          />
          <Button variant="default" disabled={wanted === blind.one_in} loading={save.isPending} onClick={apply}>
            Apply
          </Button>
        </Group>
      ) : null}
    </Fold>
  )
}
