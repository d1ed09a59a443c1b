import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { setAllTextingCap, setTextingCap } from '../../contract/texting-caps.ts'

type CapFormProps = {
  /** Null: the limit of all organizations together. */
  id: string | null
  most: number | null
  description?: string | undefined
  /** The limit while the field is empty; null: no limit. */
  otherwise?: number | null
}

/** The most texts a day; empty for no limit. Refusals of the server appear at the field. */
export const CapForm = ({ id, most, description, otherwise = null }: CapFormProps) => {
  const [typed, setTyped] = useState<number | string>(most ?? '')
  const own = useCommand(setTextingCap)
  const all = useCommand(setAllTextingCap)
  const problem = own.error ?? all.error
  const atField = problem instanceof UserError ? problem.fields.most : undefined
  const wanted = typed === '' ? null : Number(typed)
  const save = () => {
    const onSuccess = () => showToast(wanted === null && otherwise === null ? 'Limit removed.' : 'Limit saved.')
    if (id === null) all.mutate({ most: wanted }, { onSuccess })
    else own.mutate({ id, most: wanted }, { onSuccess })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== most) save()
      }}
    >
      {problem && !atField ? <Alert>{getErrorMessage(problem, 'Couldn’t save the limit. Try again.')}</Alert> : null}
      <Group align="flex-end">
        <NumberInput
          label="Most texts per day"
          description={description}
          placeholder={otherwise === null ? 'No limit' : formatCount(otherwise)}
          min={1}
          max={1_000_000}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          style={{ flex: '0 1 16rem' }}
          value={typed}
          error={atField}
          onChange={(next) => {
            setTyped(next)
            own.reset()
            all.reset()
          }}
        />
        <Button type="submit" loading={own.isPending || all.isPending} disabled={wanted === most}>
          Save Limit
        </Button>
      </Group>
    </form>
  )
}
