import { Stack, Text } from '@mantine/core'
import { Alert } from '../../../../ui/alert.tsx'
import { Disclosure } from '../../../../ui/fold/disclosure.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { formatActorName, type Profile } from './profile-data.ts'
import css from './score-derivation.module.css'

type Input = Profile['fit']['inputs'][number]

/** True for a value that counts otherwise than it was received. The analysis shows the others already. */
const isChanged = ({ received, counts }: Input) => (received?.trim() || null) !== (counts === null ? null : `${counts}`)

/**
 * Inputs, rounding, and version of a score; its reason is in the head. A score set manually also shows its author, reason, and the
 * computed score.
 */
export const ScoreDerivation = ({ fit }: { fit: Profile['fit'] }) => (
  <Stack gap="sm">
    {fit.override ? (
      <Alert kind="note">
        {formatActorName(fit.override.by)} set {fit.override.number} on {formatInstant(fit.override.at)}:{' '}
        {fit.override.reason} Otherwise it would be {fit.computed.label}
        {fit.computed.number > 0 ? `, ${fit.computed.number}` : ''}.
      </Alert>
    ) : null}
    {fit.inputs.some(isChanged) ? (
      <table className={css.inputs}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Received</th>
            <th scope="col" className={css.counts}>
              Counts as
            </th>
          </tr>
        </thead>
        <tbody>
          {fit.inputs.map(({ name, received, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{received?.trim() || 'nothing'}</td>
              <td className={css.counts}>{counts === null ? 'not counted' : counts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : null}
    <Disclosure label="How this was counted">
      <Text size="sm" c="dimmed">
        {fit.rounding} Rule version {fit.ruleVersion}.
      </Text>
    </Disclosure>
  </Stack>
)
