import { Mark, Text } from '@mantine/core'
import { findPhrases, markedPieces } from '../../../rules/words/find-phrases.ts'

/** The words of a résumé, with what the score rests on marked. */
export const MarkedText = ({ text, phrases }: { text: string; phrases: readonly string[] }) => (
  <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {markedPieces(text, findPhrases(text, phrases)).map((piece) =>
      piece.isMarked ? <Mark key={piece.at}>{piece.text}</Mark> : <span key={piece.at}>{piece.text}</span>,
    )}
  </Text>
)
