import { Button, Group, TextInput } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { findErasures } from '../contract/erasures.ts'

type FindFormProps = { onFound: (items: ReplyOf<typeof findErasures>['items'] | null) => void }

/** Finds the certificates of a person by a phone or an email address. */
export const FindForm = ({ onFound }: FindFormProps) => {
  const { typed, bind, told, busy, submit } = useForm({ contact: '' }, 'Couldn’t search. Try again.')
  const find = useCommand(findErasures)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          try {
            onFound((await find.mutateAsync(typed)).items)
          } catch (error) {
            onFound(null)
            throw error
          }
        })
      }}
    >
      <Group gap="xs" align="flex-start">
        <TextInput
          label="Phone or email"
          description="Confirms whether we deleted a person you know. Each search is recorded, without what you enter."
          maxLength={300}
          autoComplete="off"
          {...bind('contact')}
          error={told?.fields.contact ?? told?.message}
          inputContainer={(input) => (
            <Group gap="xs" wrap="nowrap" align="center" mt={4}>
              {input}
              <Button type="submit" variant="default" loading={busy} style={{ flexShrink: 0 }}>
                Find Certificate
              </Button>
            </Group>
          )}
        />
      </Group>
    </form>
  )
}
