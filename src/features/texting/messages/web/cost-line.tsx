import { Button, Text } from '@mantine/core'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { countSegments, replaceSigns } from '../rules/count-segments.ts'
import { computeCost, formatCost } from '../rules/settings/text-cost.ts'

type CostLineProps = {
  /** The text to send, rendered where that is known. */
  text: string
  typed: string
  /** The parts of all texts of a bulk; of the one text when left out. */
  total?: number | undefined
  onReplace: (plain: string) => void
}

const parts = (count: number) => `${formatCount(count)} ${count === 1 ? 'text' : 'texts'}`

/** The cost of the text on the phone network, and the sign that makes it expensive. */
export const CostLine = ({ text, typed, total, onReplace }: CostLineProps) => {
  const price = useMe()?.settings.textPriceCents ?? 0
  const { parts: count, culprit } = countSegments(text)
  if (count === 0) return null
  const plain = replaceSigns(typed)
  const cheaper = countSegments(replaceSigns(text)).parts
  return (
    <Text size="xs" c="dimmed" component="div" role="status">
      {total === undefined && count > 1 ? `Counts as ${parts(count)}` : parts(total ?? count)}
      {total === undefined ? '' : ' total'}
      {price > 0 ? `, about ${formatCost(computeCost(total ?? count, price))}` : ''}
      {culprit === undefined ? '' : ` · ${culprit} leaves 70 characters per text instead of 160`}
      {plain === typed ? null : (
        <Button size="compact-xs" variant="subtle" ml={4} onClick={() => onReplace(plain)}>
          Replace Smart Quotes{cheaper < count ? ` (${parts(cheaper)})` : ''}
        </Button>
      )}
    </Text>
  )
}
