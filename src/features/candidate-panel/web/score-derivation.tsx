import { Stack, Table, Text } from '@mantine/core'
import { Alert } from '../../../ui/alert.tsx'
import { showInstant } from '../../../ui/show-instant.ts'
import { actorName, type Profile } from './profile-data.ts'

const sources: Record<Profile['fit']['source'], string> = {
  status: 'The pipeline status replaces the score',
  override: 'Set by hand',
  'certification number': 'The certification number',
  'current RBT': 'The statement to be a current RBT',
  scores: 'The average of the scores',
}

/** Source, inputs, rounding and version of a score; a score set by hand says by whom, why, and what the rule says. */
export const ScoreDerivation = ({ fit }: { fit: Profile['fit'] }) => (
  <Stack gap="sm">
    <Text>
      <b>{sources[fit.source]}.</b> {fit.reason}
    </Text>
    {fit.override ? (
      <Alert kind="note">
        {actorName(fit.override.by)} set {fit.override.number} on {showInstant(fit.override.at)}: {fit.override.reason}{' '}
        Without this it would be {fit.computed.label}
        {fit.computed.number > 0 ? `, ${fit.computed.number}` : ''}.
      </Alert>
    ) : null}
    {fit.inputs.length > 0 ? (
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Value</Table.Th>
            <Table.Th scope="col">Received</Table.Th>
            <Table.Th scope="col" ta="right">
              Counts as
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fit.inputs.map(({ name, received, counts }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" tt="capitalize" fw={400}>
                {name}
              </Table.Th>
              <Table.Td>{received?.trim() || 'nothing'}</Table.Td>
              <Table.Td ta="right">{counts === null ? 'not counted' : counts}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    ) : null}
    <Text size="sm" c="dimmed">
      {fit.rounding} Version {fit.ruleVersion} of the rule.
    </Text>
  </Stack>
)
