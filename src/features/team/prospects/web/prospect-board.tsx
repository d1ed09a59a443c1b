import { Anchor, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Board } from '../../../../ui/board/board.tsx'
import { stages } from '../contract/prospects.ts'
import { ProspectActions, type ProspectDo } from './prospect-actions.tsx'
import {
  formatDaysInStage,
  formatWorth,
  getOwnerName,
  NextStep,
  type Prospect,
  Reach,
  StageBadge,
} from './prospect-facts.tsx'

type ProspectBoardProps = ProspectDo & { rows: readonly Prospect[]; today: string }

const cardHeight = 180
/** Each way to reach someone has a line of its own, as high as a finger needs. */
const touchedHeight = 244

/** The pipeline as columns of cards. */
export const ProspectBoard = ({ rows, today, onOpen, onMove, onTake }: ProspectBoardProps) => {
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return (
    <Board
      label="Prospects by stage"
      cardHeight={isTouched ? touchedHeight : cardHeight}
      onMove={(id, to) => {
        const stage = stages.find((one) => one === to)
        if (stage) onMove(id, stage)
      }}
      columns={stages.map((stage) => {
        const cards = rows.filter((one) => one.stage === stage)
        return {
          key: stage,
          name: stage,
          title: <StageBadge stage={stage} />,
          count: cards.length,
          cards: cards.map((one) => ({
            id: one.id,
            name: one.name,
            content: (
              <>
                <Group justify="space-between" wrap="nowrap" gap={4} align="flex-start">
                  <Anchor
                    component="button"
                    size="sm"
                    fw={600}
                    c="inherit"
                    ta="left"
                    miw={44}
                    mih={isTouched ? 44 : undefined}
                    onClick={() => onOpen('edit', one.id)}
                  >
                    <Text span inherit display="block" truncate>
                      {one.name}
                    </Text>
                  </Anchor>
                  <ProspectActions one={one} onOpen={onOpen} onMove={onMove} onTake={onTake} />
                </Group>
                <Text size="xs" c="dimmed" truncate>
                  {[one.contact_name ?? 'No contact yet', one.source].filter(Boolean).join(' · ')}
                </Text>
                {isTouched ? (
                  <Text size="xs" c="dimmed" component="div" lh="44px" style={{ overflowWrap: 'anywhere' }}>
                    <Reach one={one} isTouched />
                  </Text>
                ) : (
                  <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                    <Reach one={one} />
                  </Text>
                )}
                <Text size="xs" lineClamp={2}>
                  {formatWorth(one) || (one.request ? `“${one.request}”` : 'Size unknown')}
                </Text>
                <Text size="xs" lineClamp={2}>
                  <NextStep one={one} today={today} />
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {[formatDaysInStage(one), getOwnerName(one)].filter(Boolean).join(' · ')}
                </Text>
              </>
            ),
          })),
        }
      })}
    />
  )
}
