import { Anchor, Button, Group, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment, Suspense, useState } from 'react'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { ApplyLink, QrBody } from '../../../../clients/job-codes/web/public.ts'
import type { SuccessCode } from '../../rules/list-success-codes.ts'
import css from '../wizard.module.css'

type TableProps = { codes: readonly SuccessCode[]; onLeave: () => void }

/** The codes with their apply links; the QR code of one opens below its row, and a job post of one is begun from there. */
export const SuccessCodesTable = ({ codes, onLeave }: TableProps) => {
  const [drawn, setDrawn] = useState<string | null>(null)
  return (
    <Table.ScrollContainer minWidth={680} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Location</Table.Th>
            <Table.Th>Position</Table.Th>
            <Table.Th>Code</Table.Th>
            <Table.Th>Apply link</Table.Th>
            <Table.Th>More</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {codes.map(({ where, position, code }) => (
            <Fragment key={code}>
              <Table.Tr>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{where}</Table.Td>
                <Table.Td>{position}</Table.Td>
                <Table.Td fw={600} style={{ whiteSpace: 'nowrap' }}>
                  {code}
                </Table.Td>
                <Table.Td>
                  <ApplyLink code={code} />
                </Table.Td>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap">
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-expanded={drawn === code}
                      aria-label={`QR code of ${code}`}
                      onClick={() => setDrawn(drawn === code ? null : code)}
                    >
                      QR Code
                    </Button>
                    {codes.length > 1 ? (
                      <Anchor
                        size="sm"
                        onClick={onLeave}
                        renderRoot={(props) => (
                          <Link {...props} to="/job-post-tracker" search={{ dialog: 'add', code }} />
                        )}
                        aria-label={`Create a job post for ${code}`}
                        style={{ whiteSpace: 'nowrap' }}
                      >
                        Job post
                      </Anchor>
                    ) : null}
                  </Group>
                </Table.Td>
              </Table.Tr>
              {drawn === code ? (
                <Table.Tr>
                  <Table.Td colSpan={5}>
                    <div className={css.drawing}>
                      <Suspense fallback={<LoadingLines label="Loading the QR code" lines={6} />}>
                        <QrBody code={code} location={where} />
                      </Suspense>
                    </div>
                  </Table.Td>
                </Table.Tr>
              ) : null}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
