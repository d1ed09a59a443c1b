import { Button, CopyButton, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { useLast } from '../../../ui/use-last.ts'
import type { SuccessItem } from '../rules/success-item.ts'
import { useSuccessItem } from './use-success-item.ts'

const titleOf = (item: SuccessItem) => {
  if (item.type === 'organization') return 'The organization is ready'
  const count = item.type === 'location' ? item.locations.length : codesOf(item).length
  const n = count.toLocaleString('en-US')
  return count === 1 ? `The ${item.type} was added` : `${n} ${item.type}s were added`
}

type Code = { where: string; position: 'RBT' | 'BCBA'; code: string }

/** Every code once: the position of the item may be among its locations, too. */
const codesOf = ({ locations, position }: SuccessItem): Code[] => {
  const codes = placeCodes(locations)
  return position && !codes.some(({ code }) => code === position.code)
    ? [...codes, { where: position.locationName, position: position.positionType, code: position.code }]
    : codes
}

const placeCodes = (locations: SuccessItem['locations']): Code[] =>
  locations.flatMap(({ name, city, state, rbt_code, bcba_code }) => {
    const town = [city, state].filter((part) => part !== '').join(', ')
    const where = town === '' ? name : `${name} (${town})`
    return [
      ...(rbt_code ? [{ where, position: 'RBT' as const, code: rbt_code }] : []),
      ...(bcba_code ? [{ where, position: 'BCBA' as const, code: bcba_code }] : []),
    ]
  })

const Body = ({ item, onClose }: { item: SuccessItem; onClose: () => void }) => {
  const codes = codesOf(item)
  return (
    <>
      <Text mb="sm">
        {codes.length > 0
          ? 'Share these job codes: candidates who apply with one arrive at the right location.'
          : 'All set.'}
      </Text>
      {codes.length > 0 ? (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Location</Table.Th>
              <Table.Th>Position</Table.Th>
              <Table.Th>Code</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {codes.map(({ where, position, code }) => (
              <Table.Tr key={code}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{where}</Table.Td>
                <Table.Td>{position}</Table.Td>
                <Table.Td fw={600} style={{ whiteSpace: 'nowrap' }}>
                  {code}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      <DialogActions>
        {codes.length > 0 ? (
          <CopyButton value={codes.map(({ where, position, code }) => `${where} – ${position}: ${code}`).join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy Codes'}
              </Button>
            )}
          </CopyButton>
        ) : null}
        <Button variant="default" onClick={onClose} renderRoot={(props) => <Link {...props} to="/active-job-codes" />}>
          Open Job Codes
        </Button>
        <Button
          variant="default"
          onClick={onClose}
          renderRoot={(props) => <Link {...props} to="/job-post-tracker" search={{ dialog: 'add' }} />}
        >
          Create Job Post
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </>
  )
}

/** What onboarding left behind in this browser, told once. */
export const OnboardingSuccess = () => {
  const { item, close } = useSuccessItem()
  const shown = useLast(item)
  return (
    <Dialog opened={item !== null} onClose={close} title={shown ? titleOf(shown) : 'Ready'} size="lg">
      {shown ? <Body item={shown} onClose={close} /> : null}
    </Dialog>
  )
}
