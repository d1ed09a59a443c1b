import { Text } from '@mantine/core'
import { cutAtRanges, findPhrases } from '../../../../rules/words/find-phrases.ts'

/** The words of a résumé, with what the score rests on marked. */
export const MarkedText = ({ text, phrases }: { text: string; phrases: readonly string[] }) => (
  <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {cutAtRanges(text, findPhrases(text, phrases)).map((piece) =>
      piece.isMarked ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
    )}
  </Text>
)
