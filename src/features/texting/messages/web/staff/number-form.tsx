import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { askNumberCode } from '../../contract/staff-number.ts'

type NumberFormProps = {
  /** The number whose texts end with the next code; empty without one. */
  replaces: string
  onCancel?: () => void
}

/** Asks for a number, and texts it a code. */
export const NumberForm = ({ replaces, onCancel }: NumberFormProps) => {
  const ask = useCommand(askNumberCode)
  const { typed, bind, formProblem, busy, submit } = useForm({ phone: '' }, 'Couldn’t text you a code. Try again.')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await ask.mutateAsync(typed)
          showToast('Code sent.')
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {replaces === '' ? null : <Text size="sm">Texts to {replaces} end when you ask for the code.</Text>}
        <TextInput
          label="Mobile number"
          description="We text it a code of 6 digits."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          maw={280}
          {...bind('phone')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy} disabled={!typed.phone.trim()}>
            Text Me a Code
          </Button>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  )
}
