import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { findErasures } from '../contract/erasures.ts'

type FindFormProps = { onFound: (items: ReplyOf<typeof findErasures>['items'] | null) => void }

/** Finds the certificates of a person by a phone or an email address. */
export const FindForm = ({ onFound }: FindFormProps) => {
  const [contact, setContact] = useState('')
  const find = useCommand(findErasures)
  const wrong = find.error instanceof UserError ? find.error.fields.contact : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        find.mutate({ contact }, { onSuccess: ({ items }) => onFound(items), onError: () => onFound(null) })
      }}
    >
      <Group gap="xs" align="flex-start">
        <TextInput
          label="Phone or email"
          description="Confirms whether we deleted a person you know. Each search is recorded, without what you enter."
          value={contact}
          maxLength={300}
          autoComplete="off"
          error={find.isError ? (wrong ?? getErrorMessage(find.error, 'Couldn’t search. Try again.')) : undefined}
          onChange={(event) => setContact(event.currentTarget.value)}
          inputContainer={(input) => (
            <Group gap="xs" wrap="nowrap" align="center" mt={4}>
              {input}
              <Button type="submit" variant="default" loading={find.isPending} style={{ flexShrink: 0 }}>
                Find Certificate
              </Button>
            </Group>
          )}
        />
      </Group>
    </form>
  )
}
