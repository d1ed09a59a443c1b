import { Anchor, Group, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import type { handOverPreview } from '../../contract/hand-over.ts'

type KnownLogins = ReplyOf<typeof handOverPreview>['knows']

/** “1 password”, “4 passwords”. */
const countOfPasswords = (count: number): string => `${count} ${count === 1 ? 'password' : 'passwords'}`

/**
 * The passwords that someone who leaves has seen, each with the way to a new one; it opens in its own tab, so that
 * typed words stay.
 */
export const KnownPasswords = ({ name, knows }: { name: string; knows: KnownLogins }) => (
  <Stack gap={4}>
    <Text>{`${name} knows ${countOfPasswords(knows.length)}. Change them when you close the account.`}</Text>
    <List size="sm" listStyleType="none" mah={180} style={{ overflowY: 'auto' }}>
      {knows.map(({ id, site, username }) => (
        <List.Item key={id}>
          <Group gap="xs">
            <span>{username ? `${site}, ${username}` : site}</span>
            <Anchor
              size="sm"
              target="_blank"
              aria-label={`Rotate the password of ${site} ${username}`}
              renderRoot={(props) => <Link {...props} to="/passwords-logins" search={{ dialog: 'rotate', id }} />}
            >
              Rotate
            </Anchor>
          </Group>
        </List.Item>
      ))}
    </List>
  </Stack>
)

/** The link to the passwords that someone knew, for a notice that stays after they left. */
export const RotateLink = ({ personId, count }: { personId: string; count: number }) => (
  <Anchor renderRoot={(props) => <Link {...props} to="/passwords-logins" search={{ known: personId }} />}>
    {`Rotate ${countOfPasswords(count)}`}
  </Anchor>
)
