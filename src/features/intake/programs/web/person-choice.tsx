import { Radio, Stack } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import type { unroutedDetails } from '../contract/unrouted.ts'

export type ProposedPerson = ReplyOf<typeof unroutedDetails>['people'][number]
/** The choice that is no one proposed. */
export const someoneElse = 'else'

const anywhere = { label: { overflowWrap: 'anywhere' }, description: { overflowWrap: 'anywhere' } } as const
const listParts = ({ full_name, email_address, phone_number }: ProposedPerson) =>
  [full_name, email_address, phone_number].filter(Boolean).join(', ')

type PersonChoiceProps = {
  people: readonly ProposedPerson[]
  value: string
  onChange: (choice: string, person?: ProposedPerson) => void
}

/** The possible applicants of an email: each proposal with its reason, or someone else. */
export const PersonChoice = ({ people, value, onChange }: PersonChoiceProps) => (
  <Radio.Group label="Who applied?" value={value} onChange={(choice) => onChange(choice, people[Number(choice)])}>
    <Stack gap={8} mt={6}>
      {people.map((person, at) => (
        <Radio
          key={listParts(person)}
          value={String(at)}
          label={listParts(person)}
          description={person.reason}
          styles={anywhere}
        />
      ))}
      <Radio value={someoneElse} label="Someone else" />
    </Stack>
  </Radio.Group>
)
