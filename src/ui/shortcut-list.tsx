import { Kbd, Table } from '@mantine/core'

export type KeyHelp = { keys: readonly string[]; does: string }

/** Every key and what it does. */
export const ShortcutList = ({ keys }: { keys: readonly KeyHelp[] }) => (
  <Table aria-label="Keys">
    <Table.Tbody>
      {keys.map(({ keys: names, does }) => (
        <Table.Tr key={does}>
          <Table.Td w={150}>
            {names.map((name) => (
              <Kbd key={name} mr={4}>
                {name}
              </Kbd>
            ))}
          </Table.Td>
          <Table.Td>{does}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
