import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { askNumberCode, confirmNumber } from '../../contract/staff-number.ts'

const outcomeWords = {
  wrong: 'Wrong code. Check the newest text from us.',
  over: 'This code no longer works. Ask for a new one.',
}

type CodeFormProps = {
  phone: string
  /** The sentence to agree to. */
  consent: string
  codeProblem: string | null
  onRemove: () => void
}

/** Asks for the code and for consent: both are needed before any notification is texted. */
export const CodeForm = ({ phone, consent, codeProblem, onRemove }: CodeFormProps) => {
  const confirm = useCommand(confirmNumber)
  const ask = useCommand(askNumberCode)
  const [agrees, setAgrees] = useState(false)
  const { typed, set, bind, formProblem, busy, submit } = useForm(
    { code: '' },
    'Couldn’t confirm your number. Try again.',
  )
  const send = async () => {
    const { outcome } = await confirm.mutateAsync({ code: typed.code, agrees: true })
    if (outcome !== 'confirmed') throw UserError.at('code', outcomeWords[outcome])
    showToast('Number confirmed.')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <Stack gap="sm">
        {codeProblem === null ? null : <Alert>The code didn’t arrive. {codeProblem}</Alert>}
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm">We texted a code to {phone}. It works for 10 minutes.</Text>
        <TextInput
          label="Code"
          description="The 6 digits of the newest text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          maw={280}
          {...bind('code')}
        />
        <Checkbox label={consent} checked={agrees} onChange={(event) => setAgrees(event.currentTarget.checked)} />
        <Group gap="xs">
          <Button type="submit" loading={busy && !ask.isPending} disabled={!typed.code.trim() || !agrees}>
            Confirm Number
          </Button>
          <Button
            variant="default"
            loading={ask.isPending}
            onClick={() =>
              void submit(async () => {
                await ask.mutateAsync({ phone })
                set('code', '')
                showToast('Code sent.')
              })
            }
          >
            Send a New Code
          </Button>
          <Button variant="default" onClick={onRemove}>
            Use Another Number
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
