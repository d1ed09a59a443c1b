import { ScrollArea, Table, Text } from '@mantine/core'
import { counterfactuals, measured } from '@reinforce/resume-reader/proof/benchmark.ts'
import { type AdvanceCount, fewestDecisions, highFrom } from '@reinforce/resume-reader/proof/blind-sample.ts'
import { fewest } from '@reinforce/resume-reader/proof/impact.ts'
import type { ReactNode } from 'react'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { scoringProof } from '../../contract/scoring-proof.ts'
import { measuredWords } from './proof-words.ts'

export type Proof = ReplyOf<typeof scoringProof>
type Head = { label: string; isNumber?: true }

const n = (value: number) => formatCount(value)

const Sheet = ({ caption, heads, children }: { caption: string; heads: readonly Head[]; children: ReactNode }) => (
  <ScrollArea.Autosize type="auto" viewportProps={{ tabIndex: 0, 'aria-label': caption }}>
    <Table verticalSpacing={4} fz="sm" withTableBorder miw={460} aria-label={caption}>
      <Table.Thead>
        <Table.Tr>
          {heads.map(({ label, isNumber }) => (
            <Table.Th key={label} ta={isNumber ? 'right' : undefined}>
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </ScrollArea.Autosize>
)

const Share = ({ share, range, of }: { share: string; range: string; of: number }) => (
  <Table.Td ta="right">
    {share}{' '}
    <Text span size="xs" c="dimmed">
      {range}, n {of}
    </Text>
  </Table.Td>
)

/** How well each thing is read in files that no rule was made by. */
export const MeasuredTable = () => (
  <Sheet
    caption="How well it reads"
    heads={[
      { label: 'What' },
      { label: 'Read, of what is there', isNumber: true },
      { label: 'Correct, of what was read', isNumber: true },
    ]}
  >
    {measured.map(({ what, recall, recallRange, recallOf, precision }) => (
      <Table.Tr key={what}>
        <Table.Th scope="row" fw={400}>
          {measuredWords[what] ?? what}
        </Table.Th>
        <Share share={recall} range={recallRange} of={recallOf} />
        {precision ? <Share {...precision} /> : <Table.Td ta="right">–</Table.Td>}
      </Table.Tr>
    ))}
  </Sheet>
)

/** Each swap, and how many numbers it changed. */
export const SwapTable = () => (
  <Sheet
    caption="Swaps that change no number"
    heads={[
      { label: 'Swapped for another' },
      { label: 'Resumes', isNumber: true },
      { label: 'Numbers changed', isNumber: true },
    ]}
  >
    {counterfactuals.map(({ what, words, swapped, changed }) => (
      <Table.Tr key={what}>
        <Table.Th scope="row" fw={400}>
          {words}
        </Table.Th>
        <Table.Td ta="right">{n(swapped)}</Table.Td>
        <Table.Td ta="right">{n(changed)}</Table.Td>
      </Table.Tr>
    ))}
  </Sheet>
)

const percent = (share: number) => `${Math.round(share * 100)}%`

/** How the groups of a clinic fare: shares above the median, and their ratio to the highest. */
export const ImpactTable = ({ groups }: Pick<Proof, 'groups'>) => (
  <Sheet
    caption="How groups fare"
    heads={[
      { label: 'Preferred language' },
      { label: 'Scored', isNumber: true },
      { label: 'Above the median', isNumber: true },
      { label: 'Impact ratio', isNumber: true },
    ]}
  >
    {groups.map(({ name, scored, above, rate, ratio, isLow }) => (
      <Table.Tr key={name}>
        <Table.Th scope="row" fw={400}>
          {name}
        </Table.Th>
        <Table.Td ta="right">{n(scored)}</Table.Td>
        <Table.Td ta="right">{rate === null ? '–' : `${n(above)} (${percent(rate)})`}</Table.Td>
        <Table.Td ta="right">
          {ratio === null ? (
            <Text span size="sm" c="dimmed">
              {scored < fewest ? `fewer than ${fewest}` : '–'}
            </Text>
          ) : (
            `${ratio.toFixed(2)}${isLow ? ', below 0.80: review it' : ''}`
          )}
        </Table.Td>
      </Table.Tr>
    ))}
  </Sheet>
)

const points = (share: number) => `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(Math.round(share * 100))}`
const keeps = ({ n: of, forward }: AdvanceCount) => (of === 0 ? '–' : `${percent(forward / of)} of ${n(of)}`)
const nameOfReviewer = ({ kind, name }: Proof['sway'][number]['reviewer']) =>
  name ?? (kind === 'platform' ? 'Platform staff' : 'Someone who left')

/**
 * Sway of the number on each reviewer: their share of advanced candidates with and without it, and the difference of
 * the differences.
 */
export const SwayTable = ({ sway }: Pick<Proof, 'sway'>) => (
  <Sheet
    caption="How much the score influences reviewers"
    heads={[
      { label: 'Reviewer' },
      { label: `Hidden, ${highFrom} or more`, isNumber: true },
      { label: `Hidden, below ${highFrom}`, isNumber: true },
      { label: `Seen, ${highFrom} or more`, isNumber: true },
      { label: `Seen, below ${highFrom}`, isNumber: true },
      { label: 'Influence in points', isNumber: true },
    ]}
  >
    {sway.map(({ reviewer, blind, seen, sway: found }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of platform staff bear one name, and lines keep their order
      <Table.Tr key={at}>
        <Table.Th scope="row" fw={400}>
          {nameOfReviewer(reviewer)}
        </Table.Th>
        {[blind.high, blind.low, seen.high, seen.low].map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four columns in one order
          <Table.Td key={column} ta="right">
            {keeps(cell)}
          </Table.Td>
        ))}
        <Table.Td ta="right">
          {found ? (
            `${points(found.value)} (${points(found.from)} to ${points(found.until)})`
          ) : (
            <Text span size="sm" c="dimmed">
              too few to tell: {fewestDecisions} a column
            </Text>
          )}
        </Table.Td>
      </Table.Tr>
    ))}
  </Sheet>
)
