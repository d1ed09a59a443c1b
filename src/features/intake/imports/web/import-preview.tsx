import { Badge, Group, Table, Text, Title } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { previewImport } from '../contract/imports.ts'
import { describeKind } from '../rules/find-kind-of-note.ts'

type Preview = ReplyOf<typeof previewImport>
const n = (value: number) => formatCount(value)
const colors = { create: 'pine', update: 'clay', skip: 'gray', reject: 'red' } as const

/** How many would be made, filled in, skipped and rejected. */
export const describeCounts = ({ created, updated, skipped, rejected }: Preview['counts']) =>
  `${n(created)} new, ${n(updated)} filled in, ${n(skipped)} skipped, ${n(rejected)} rejected`

const Kinds = ({ title, kinds }: { title: string; kinds: Preview['notes'] }) =>
  kinds.length === 0 ? null : (
    <div>
      <Title order={3}>{title}</Title>
      {kinds.map((one) => (
        <Text key={one.kind} size="sm">
          {n(one.count)} × {describeKind(one)}
        </Text>
      ))}
    </div>
  )

/** The result of loading, with the rows to look at first and why. */
export const ImportPreview = ({ preview }: { preview: Preview }) => (
  <>
    <Text fw={600} role="status">
      {describeCounts(preview.counts)}
    </Text>
    <Group align="flex-start" gap="xl" my="sm">
      <Kinds title="Rejected rows by reason" kinds={preview.reasons} />
      <Kinds title="Skipped rows by reason" kinds={preview.skips} />
      <Kinds title="Values read differently" kinds={preview.notes} />
    </Group>
    {/* A region that scrolls sideways has to be reached by keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Rows to check first">
      <Table miw={560}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Row</Table.Th>
            <Table.Th>Name</Table.Th>
            <Table.Th w={104}>Result</Table.Th>
            <Table.Th>Because</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preview.samples.map(({ row, kind, name, because }) => (
            <Table.Tr key={row}>
              <Table.Td>{row}</Table.Td>
              <Table.Td>{name || '–'}</Table.Td>
              <Table.Td>
                <Badge variant="light" color={colors[kind]}>
                  {kind}
                </Badge>
              </Table.Td>
              <Table.Td>{because.join(' ') || '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  </>
)
