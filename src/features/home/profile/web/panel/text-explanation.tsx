import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import type { CandidateRow } from '../../../../candidates/directory/web/public.ts'
import { explainScore } from '../../../../candidates/explanations/web/public.ts'
import { useSendText } from '../../../../texting/messages/web/public.ts'
import { writeExplanationText } from '../../rules/write-explanation-text.ts'

/**
 * Creates a link to the explanation of a score and texts it at once, in the candidate’s language. A failed text goes again with the
 * same link.
 */
export const TextExplanation = ({ row }: { row: CandidateRow }) => {
  const explain = useCommand(explainScore)
  const written = useRef<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLost, setIsLost] = useState(false)
  const sending = useSendText({ selection: { ids: [row.id] }, one: { id: row.id } })
  const press = async () => {
    setProblem(null)
    try {
      if (written.current === null) {
        const { link, language } = await explain.mutateAsync({ id: row.id })
        const url = new URL(link, window.location.origin).href
        written.current = writeExplanationText({ clinic: row.organization, url, language })
      }
      const text = { message: written.current, attestConsent: false }
      const { sentence, lost } = await (isLost ? sending.check(text) : sending.send(text))
      setProblem(sentence)
      setIsLost(lost)
      if (sentence === null) written.current = null
    } catch (error) {
      setProblem(getErrorMessage(error, 'Couldn’t create the link. Try again.'))
    }
  }
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void press()
  })
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={explain.isPending || sending.busy}
        onClick={() => void press()}
      >
        {isLost ? 'Check the Text' : 'Text the Explanation'}
      </Button>
      {problem ? (
        <div style={{ flexBasis: '100%' }}>
          <Alert>{problem}</Alert>
        </div>
      ) : null}
    </>
  )
}
