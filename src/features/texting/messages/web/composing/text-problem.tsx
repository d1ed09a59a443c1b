import { Button } from '@mantine/core'
import { describeTagProblems, findTagProblems, fixTag } from '../../rules/broken-tags.ts'

type TextProblemProps = { text: string; problem: string; onMend: (text: string) => void }

/** The problem with a text, at its field; a click turns a near miss into the tag. */
export const TextProblem = ({ text, problem, onMend }: TextProblemProps) => {
  const first = problem === describeTagProblems(text) ? findTagProblems(text)[0] : undefined
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
