import { Button, CopyButton, Group, SimpleGrid, Text } from '@mantine/core'
import { Alert } from '../../../../../ui/alert.tsx'

/** Recovery codes, shown once: to copy or to keep as a file. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const text = codes.join('\n')
  return (
    <>
      <Alert kind="note">
        Store these recovery codes somewhere safe. Each signs you in once if you lose your phone. They won’t appear
        again.
      </Alert>
      <SimpleGrid
        cols={2}
        spacing={4}
        mt="sm"
        component="ul"
        style={{ listStyle: 'none', padding: 0 }}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" ta="center">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="xs" mt="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-sm" onClick={copy}>
              {copied ? 'Copied' : 'Copy All'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          size="compact-sm"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Reinforce recovery codes\n${text}\n`)}`}
          download="reinforce-recovery-codes.txt"
        >
          Download
        </Button>
      </Group>
    </>
  )
}
