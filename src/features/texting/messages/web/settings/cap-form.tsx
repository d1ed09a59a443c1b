import { Button, Group, NumberInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
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
  const {
    typed: form,
    set,
    told,
    formProblem,
    busy,
    submit,
  } = useForm<{ most: number | string }>({ most: most ?? '' }, 'Couldn’t save the limit. Try again.')
  const typed = form.most
  const own = useCommand(setTextingCap)
  const all = useCommand(setAllTextingCap)
  const wanted = typed === '' ? null : Number(typed)
  const save = async () => {
    await (id === null ? all.mutateAsync({ most: wanted }) : own.mutateAsync({ id, most: wanted }))
    showToast(wanted === null && otherwise === null ? 'Limit removed.' : 'Limit saved.')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== most) void submit(save)
      }}
    >
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Group align="flex-end">
        <NumberInput
          label="Maximum texts per day"
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
          error={told?.fields.most}
          onChange={(next) => set('most', next)}
        />
        <Button type="submit" loading={busy} disabled={wanted === most}>
          Save Limit
        </Button>
      </Group>
    </form>
  )
}
