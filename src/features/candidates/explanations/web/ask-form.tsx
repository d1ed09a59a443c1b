import { Button, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { askAboutScore } from '../contract/explanations.ts'
import { longestRequest, type RequestKind, requestKinds } from '../rules/find-request-problem.ts'
import { useWhyWords } from './words/words.ts'

type AskFormProps = { token: string; organization: string; onAsked: () => void }

const empty: { kind: RequestKind; words: string } = { kind: 'correction', words: '' }

/** Asks for a correction or a person; the same press twice asks once, and what was typed stays when it fails. */
export const AskForm = ({ token, organization, onAsked }: AskFormProps) => {
  const { words, say } = useWhyWords()
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isSent, setIsSent] = useState(false)
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useLocalizedForm(empty, words.notSent, say)
  const send = () =>
    submit(async () => {
      setIsSent(false)
      await call(askAboutScore, { token, id, ...typed })
      setId(crypto.randomUUID())
      setTyped(empty)
      setIsSent(true)
      onAsked()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{words.askHint(organization)}</Text>
        <Radio.Group
          label={words.wish}
          value={typed.kind}
          onChange={(value) => set('kind', requestKinds.find((kind) => kind === value) ?? typed.kind)}
        >
          <Stack gap={6} mt={6}>
            {requestKinds.map((kind) => (
              <Radio key={kind} value={kind} label={words.kinds[kind]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={typed.kind === 'correction' ? words.whatIsWrong : words.anythingToAdd}
          autosize
          minRows={2}
          maxLength={longestRequest}
          {...bind('words')}
        />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {isSent ? <Alert kind="success">{words.sent}</Alert> : null}
        <Button type="submit" loading={busy}>
          {words.send}
        </Button>
      </Stack>
    </form>
  )
}
