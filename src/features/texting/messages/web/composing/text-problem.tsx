import { Button } from '@mantine/core'
import { fixTag, tagProblems, tagSentence } from '../../rules/broken-tags.ts'

type TextProblemProps = { text: string; problem: string; onMend: (text: string) => void }

/** What is wrong with a text, at its field; what was meant as a tag becomes one with a click. */
export const TextProblem = ({ text, problem, onMend }: TextProblemProps) => {
  const first = problem === tagSentence(text) ? tagProblems(text)[0] : undefined
  return (
    <>
      {problem}
      {first ? (
        <Button size="compact-xs" variant="light" ml={6} onClick={() => onMend(fixTag(text))}>
          Use {first.meant}
        </Button>
      ) : null}
    </>
  )
}
